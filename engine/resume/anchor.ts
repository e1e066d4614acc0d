import type { DateRange } from '../text/dates.ts'
import type { Told } from './prose.ts'
import type { Row } from './sections.ts'

/** A row with a stretch of time, from which a post may be read. `rest` is the row without it; `item` one of a list of posts. */
export type Anchor = { row: Row; range: DateRange; rest: string; inline: boolean; told?: Told; item?: boolean }
