import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BatchItem } from '../../../contract/screening.ts'
import { estimateReading, readerQuery } from '../../api/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { bestOf } from './best.ts'

type SecondOpinionsProps = { jobId: number; items: readonly BatchItem[]; onRead: (ids: readonly number[]) => void }

/** Has a language model read the best of a ranking, once it was said what that costs at most. */
export function SecondOpinions({ jobId, items, onRead }: SecondOpinionsProps) {
  const { data: reader } = useQuery(readerQuery)
  const [busy, setBusy] = useState(false)
  const read = items.filter(item => 'match_score' in item && item.second_reading?.answered).length
  const best = bestOf(items)
  const top = best.length
  if (!reader?.available || top === 0) return null
  const ask = async () => {
    setBusy(true)
    try {
      const { tokens, cost, left_today, fits, note } = await estimateReading(jobId, best, top)
      const price = `At most ${tokens.toLocaleString('en')} tokens, $${cost.toFixed(4)}, of $${left_today.toFixed(2)} that are left today. ${note} sees no name, and cannot raise a score.`
      const detail = fits ? price : `${price} What goes over the budget is not read.`
      const text = top === 1 ? 'Have the best one read by a model?' : `Have the best ${top} read by a model?`
      if (await confirm({ text, detail, action: 'Go on', harmless: true })) onRead(best)
    } catch (error) {
      toast.bad(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-soft">
        {read > 0
          ? `A language model has read ${read} of these as well. Its doubts count half; nothing it says raises a score.`
          : 'A language model can give a second opinion on the best of these.'}
      </p>
      <Button busy={busy} onClick={() => void ask()}>
        Second opinion on the top {top}
      </Button>
    </div>
  )
}
