import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { BatchItem } from '../../../contract/screening.ts'
import { save } from '../../api/download.ts'
import { jobQuery } from '../../api/jobs.ts'
import { Button } from '../../ui/button.tsx'
import { toCsv } from './ranking-csv.ts'
import type { Order } from './ranking-order.ts'

type RankingTableProps = { jobId: number; items: readonly BatchItem[]; order: Order }

/** Takes the ranking along as a table, all rows of it. */
export function RankingTable({ jobId, items, order }: RankingTableProps) {
  const { data: job } = useQuery(jobQuery(jobId))
  const name = `Ranking ${job?.title ?? `of job ${jobId}`}.csv`
  return (
    <Button size="sm" onClick={() => save(toCsv(items, order), 'text/csv', name)}>
      <Download aria-hidden /> Download as CSV
    </Button>
  )
}
