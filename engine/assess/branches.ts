import type { Study } from '../resume/education.ts'
import { once } from '../text/once.ts'

/**
 * Branches of study that postings ask for as wholes, “engineering or science”, “a quantitative subject”: how the posting
 * names one, and what the subjects within it are called, in the languages that resumes name them in.
 */
const branches: [RegExp, RegExp][] = [
  [
    /^engineering$/iu,
    /engineer|eng\b|b\.?e\b|b\.?tech|ing[ée]ni|ingegneri|ingenj[öø]r|ingeniør|inżynier|mechatroni|technolog(?:y|ie)\b|maschinenbau|elektrotechni|\bmech(?:anical)?\b|polymer|metallurg/iu,
  ],
  [
    /^(?:(?:natural|life|physical|applied) )?sciences?$/iu,
    /(?<!political |social |management |library |computer )\bscienc|\bb\.?sc\b|biolog|chemi|chimi|physi[ckq]s?\b|fisica|mathemati|statisti|geolog|ecolog|material|engineer|ing[ée]ni|ingegneri|ingenj[öø]r|ingeniør|mechatroni|technolog|pharma|botan|zoolog|microbio/iu,
  ],
  [/^biological(?: sciences?)?$/iu, /biolog|biomed|biochem|microbio|zoolog|botan|life scien/iu],
  [/^chemical(?: sciences?)?$/iu, /chemi|chimi|qu[ií]mic/iu],
  [
    /^(?:business|commerce|management|business (?:administration|studies|management))$/iu,
    /business|comm?erce|\bb\.?comm?\b|\bbb[as]\b|\bmba\b|management|betriebswirt|fachwirt|econom|accoun|financ|marketing|administraci|administraç|handel|gestion|entrepreneur|logisti/iu,
  ],
  [
    /^(?:(?:quantitative|numerate|analytical|mathematical|technical|stem)|(?:a|an|any|some|other|another)? ?(?:quantitative|numerate|numerical|analytical|mathematical|technical|stem|scientific) (?:subject|field|discipline|area|degree|background))$/iu,
    /mathemati|\bmaths?\b|statisti|physi[ckq]s?\b|engineer|ing[ée]ni|ingegneri|comput|informati|data|analyti|actuar|econom|financ|accoun|operations research|chemi|scienc|technolog/iu,
  ],
  // “Technical education at level 3”: what any workshop, site or plant is learnt for.
  [
    /\btechnical (?:(?:vocational|secondary) )?(?:education|school(?:ing)?|qualification|diploma|apprenticeship)\b(?! (?:in|on|of|for)\b)/iu,
    /techni[ckq]|tekni|engineer|mechani|mechatroni|electri|electro|elektr|eletr|eléctr|telecom|automati|automotive|welding|metal|machin|instrument|refriger|plumb|construct|maintenance/iu,
  ],
  [
    /^(?:the )?social sciences?$/iu,
    /sociol|psycholog|politi|econom|anthropolog|social|geograph|criminolog|human services|international (?:relations|studies)|gender studies/iu,
  ],
  [
    /^(?:the )?(?:arts|humanities|liberal arts)$/iu,
    /histor|philosoph|english|literatur|languages?|classics|\barts?\b|theolog|linguisti|cultur|media|drama|music/iu,
  ],
  [
    /^(?:health|healthcare|health care|health sciences?|a (?:health|clinical)[- ]?(?:related)? (?:subject|field))$/iu,
    /health|nurs|medic|therap|pharm|biomed|public health|physio|clinical/iu,
  ],
  [
    /^(?:design|a design (?:subject|field|discipline))$/iu,
    /design|graphi|visual|illustrat|typograph|architect|fine art|grafik|diseño|gestaltung/iu,
  ],
  [
    /^(?:agriculture|an agricultural (?:subject|field))$/iu,
    /agri|agronom|animal|dairy|farm|crop|horticultur|landwirtschaft|rural/iu,
  ],
]

const around =
  /^(?:.*\b(?:degree|bachelor\S*|master\S*|diploma|qualification|b\.?sc|b\.?a|\(honours\)|level \d)\b(?:\s*\([^)]*\))?\s+(?:in|of|from)\s+)?(?:(?:in|of) )?(?:either |an? |the )?|\s+(?:degree|or (?:a )?(?:related|similar|comparable).*|preferred|required|is .*)$/giu

const ofEngineering = /\b(?:chemical|biological)\b(?=[^;.()]*\bengineering\b)/giu

/** The branches that a requirement asks for as wholes, by what is called so. */
export const branchesAsked = (text: string): RegExp[] =>
  text
    // “Chemical or process engineering” asks for no chemistry.
    .replace(ofEngineering, '')
    .split(/\s*(?:[,;/()]|\b(?:or|and)\b)\s*/iu)
    .map(part => part.replace(around, '').replace(/[.:]$/u, '').trim())
    .flatMap(part => branches.filter(([asked]) => asked.test(part)).map(([, within]) => within))

// “Associate of Applied Science, Nursing” is of no science.
const ranks =
  /\b(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)? (?:of|in) (?:applied )?(?:science|arts|technology)\b/giu

/** What stands with a study but for the school and the rank of the degree. */
const bareRow = once(({ row, school }: Study) => row.replace(school, '').replace(ranks, ' '))

/** For each study the branches that it was compared with: a ranking asks of the same ones again and again. */
const branchesTold = once((_: Study) => new Map<RegExp, boolean>())

function isOf(within: RegExp, study: Study): boolean {
  const known = branchesTold(study)
  let is = known.get(within)
  if (is === undefined) {
    is = within.test(bareRow(study))
    known.set(within, is)
  }
  return is
}

/** Whether a study is of one of the branches. */
export const isWithin = (branches: RegExp[], study: Study): boolean => branches.some(within => isOf(within, study))
