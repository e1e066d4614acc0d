import sayings from './sayings.json' with { type: 'json' }

const toApplicants = new RegExp(String.raw`\b(?:${sayings.notices.join('|')})\b`, 'iu')

// “CTC: 18-28 LPA”, “Salary: £30,000”: what is paid, wherever it stands. Who handles salaries says more than a sum.
const pay =
  /^(?!.*\b(?:years?|yrs|experience)\b)\W*(?:(?:annual|monthly|gross|offered|expected|budgeted|fixed|max(?:imum)?|base)\s+)?(?:CTC|salary|pay|package|remuneration|stipend|compensation|wages?)(?: (?:range|band|scale|offered|package))?\s*[:–—-]\s*\D{0,12}\d[\d.,\s]*(?:k|l|lakhs?|lacs?)?\s*(?:(?:[-–—]|to)\s*\D{0,6}[\d.,]+)?[^.;]{0,30}$/iu
const inLakhs = /^\W*(?:up ?to |upto )?[\d.]+\s*(?:(?:[-–—]|to)\s*[\d.]+\s*)?(?:LPA|lakhs? (?:p\.?a|per annum))\b/iu

const hashtags = /^\s*(?:#[\p{L}\d]+[\s,]*)+$/u

/** Whether the text tells applicants what happens with their application, or what is paid: nothing is asked of them. */
export const isNotice = (text: string): boolean =>
  toApplicants.test(text) || pay.test(text) || inLakhs.test(text) || hashtags.test(text)
