import type { Need } from '../job/need.ts'
import { onceOf } from '../text/once.ts'
import type { Context } from './context.ts'
import { isCharged } from './in-charge.ts'
import type { Judgement } from './judgement.ts'

// “Supervise twelve room attendants”, “Training new starters in cleaning methods”: what is asked is done to people.
const opens =
  /^\W*(?:(?:you(?:['’]ll| will)?|to|experience(?: of| in)?|able to|ability to|proven|in)\s+)*(?:supervis|train|mentor|coach|line[- ]manag|apprais|roster)\p{L}*\s/iu
const whom =
  /\b(?:staff|starters?|trainees?|apprentices|people|teams?|colleagues|juniors|employees|workers|attendants|assistants|cleaners|operators|crews?|\p{L}{3,}ers|\p{L}{3,}ants)\b/iu

/** Whether people are to be led or taught, and nothing else is asked. */
const asksToLeadThem = onceOf(
  (text: string): boolean => opens.test(text) && whom.test(text.replace(opens, '').slice(0, 60)),
)

const leads =
  /\b(?:supervis|train(?:ed|ing|s)?\b(?!ee)|teach|taught|mentor|coach|led\b|lead|manag|show|induct|onboard|instruct|answer|report|under me|in charge|responsible|learn|sign|guid|direct|brief|allocat|assign|gives?\b|gave|hand(?:s|ed)? out|head|foreman|chief|each of|rota|roster|help|support|assess|apprentice|junior|newcomers?|students?|pupils?|team|crew|people|staff|colleagues?|girls|lads|boys)/iu
// “Trainee sonographer” is who was taught, and teaches nobody.
const ownTitle = /\b(?:trainee|apprentice|junior|student|assistant) \p{L}+$/iu

/** Who does the work of those that are to be led has not led them: “cleaning 15 rooms a day” supervises no attendants. */
export function withLeading(context: Context, need: Need, judgement: Judgement): Judgement {
  if (judgement.status !== 'met' || !asksToLeadThem(need.requirement.text)) return judgement
  const { resume } = context
  const shown = judgement.evidence.some(({ quote, start }) => {
    const at = resume.statements.findIndex(statement => statement.start <= start && start < statement.end)
    const { post, heading } = resume.statements[at] ?? {}
    if (post !== null && post !== undefined && isCharged(context, post)) return true
    const title = heading && post !== null && post !== undefined ? (resume.posts[post]?.title ?? '') : ''
    return ownTitle.test(title) ? leads.test(quote.replace(title, '')) : leads.test(quote)
  })
  return shown
    ? judgement
    : {
        ...judgement,
        status: 'partial',
        credit: Math.min(judgement.credit, 0.4),
        reason: 'The line quoted tells of the work, not of leading or teaching those who do it.',
      }
}
