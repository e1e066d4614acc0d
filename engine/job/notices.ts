import sayings from './sayings.json' with { type: 'json' }

const toApplicants = new RegExp(String.raw`\b(?:${sayings.notices.join('|')})\b`, 'iu')

// “CTC: 18-28 LPA”, “Salary: £30,000”: what is paid, wherever it stands. Who handles salaries says more than a sum.
const pay =
  /^(?!.*\b(?:years?|yrs|experience)\b)\W*(?:(?:annual|monthly|gross|offered|expected|budgeted|fixed|max(?:imum)?|base)\s+)?(?:CTC|salary|pay|package|remuneration|stipend|compensation|wages?)(?: (?:range|band|scale|offered|package))?\s*[:–—-]\s*\D{0,12}\d[\d.,\s]*(?:k|l|lakhs?|lacs?)?\s*(?:(?:[-–—]|to)\s*\D{0,6}[\d.,]+)?[^.;]{0,30}$/iu
const inLakhs = /^\W*(?:up ?to |upto )?[\d.]+\s*(?:(?:[-–—]|to)\s*[\d.]+\s*)?(?:LPA|lakhs? (?:p\.?a|per annum))\b/iu

// “Monday to Friday, 6am to 2pm”: when the work is done, which asks for no readiness that every post does not ask for.
const officeHours =
  /^\W*(?:(?:full|part)[- ]time,? |[\d.,]+ ?(?:hours|hrs)(?: (?:a|per) week)?,? )*(?:mon(?:day)?s?) ?(?:to|through|[-–—]) ?fri(?:day)?s?\b(?!.*\b(?:sat|sun|weekend|night|shift|evening|holiday|on[- ]call|rota|must|flexib|willing))/iu

// “8 hour shift”, “Overtime”, “No weekends”: a line of a form.
const bareHours =
  /^\W*(?:\d+(?:\.\d)? ?-?(?:hours?|hrs?)(?: (?:shifts?|days?|(?:a|per) (?:week|day)))?|(?:day|morning|normal) shift|(?:paid )?overtime(?: available)?|(?:full|part)[- ]time|no (?:nights|weekends|shifts)|flexible hours|choose your own hours)\W*$/iu

// “The post is funded for 30 months”, “Fixed-term contract of two years”: how long the work lasts.
const termAlone =
  /^\W*(?:(?:this|the|it|your|our) )?(?:is )?(?:an? )?(?:initial )?(?:(?:post|position|role|contract|appointment|job|project|grant|funding|fellowship|assignment|internship|placement)\b[^.;,]{0,50}|(?:fixed[- ]term|temporary|limited|funded)\b[^.;,]{0,40})\b(?:for|of|to|lasts?|is|after|until|over)\b[^.;,]{0,24}\b(?:years?|months?|weeks|(?:19|20)\d\d)\b(?:,? (?:with|and)? ?(?:the |a )?(?:possib|chance|option|may be|can be|likely|view|renew|exten)[^.;]*)?\W*$/iu
const asksIt = /\b(?:experience|you|candidate|must|required|need|work(?:ed|ing)?|licen[cs]e|degree)\b/iu

// “EA Licence 12C5555”, “EA Reg No. R1234567”: what an agency in Singapore has to print.
const agency = /\bEA (?:Personnel )?(?:Licen[cs]e|Reg(?:istration)?)\b\W*(?:No|Number)?\W*(?:\d{2}[CS]\d{3,}|R\d{5,})/iu

const hashtags = /^\s*(?:#[\p{L}\d]+[\s,]*)+$/u

// “Ad hoc duties as assigned by superior”, “Any other tasks as required from time to time”: whatever may come.
const whatever =
  /^\W*(?:(?:and|any|all|perform|carry out|undertake|to|do)\s+)*(?:other|ad[- ]?hoc|additional|further)\s+(?:\p{L}+\s+)?(?:duties|tasks|projects|assignments|responsibilities|work)\b[^.;]{0,30}\b(?:assigned|required|requested|directed|instructed|needed|time to time)\b/iu

/** Whether the text tells applicants what happens with their application, what is paid or when the office is open: nothing is asked of them. */
export const isNotice = (text: string): boolean =>
  whatever.test(text) ||
  toApplicants.test(text) ||
  officeHours.test(text) ||
  bareHours.test(text) ||
  pay.test(text) ||
  inLakhs.test(text) ||
  (termAlone.test(text) && !asksIt.test(text)) ||
  agency.test(text) ||
  hashtags.test(text)
