import { atEnd } from './at-end.ts'
import sayings from './sayings.json' with { type: 'json' }

/** “Start: July 2020. End: September 2022”, in one line */
export const labelledEnd =
  /^[.,;]?\s*(?:\|\s*)?(?:end(?:ed|ing)?|finish(?:ed)?|left|leaving|to|until|till|bis|ende|fin)(?: date)?\s*:\s*$/iu
/** “03 Feb 2017 20 Jun 2021”: two days in full, side by side, are a stretch. */
export const inFull = /^\d{1,2}\s\p{L}+\.?\s\d{4}$/u
/** “02.2015 04.2019” that ends a line: so are two months in figures, as a table has them whose columns are lost. */
export const inFigures = /^(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}$/u
/** “08-2011 / 07-2014”: between two months a stroke is a dash. */
export const stroke = /^\s\/\s$/u
/** “in 2011 and stayed until 2014” */
export const stayed =
  /^[^.;\d]{0,24}\b(?:stayed|remained|was there|worked there|left)(?: there)?\s+(?:until|till|to|through|in)\s+(?:about\s+)?$/iu
/**
 * “In 1999 I joined the army and served until 2006”, “From 2012 until the yard closed in 2019”: an end told in the
 * sentence that began.
 */
export const toldUntil = /^(?:[^.;:\d•|]{0,110}\s(?:until|till)|\s(?:until|till)\s(?:[\p{L}’']+\s){1,6}in)\s+$/iu
export const toldFrom = /\b(?:in|from|since|between)\s+(?:(?:early|late|mid)[ -])?$/iu
/** “In February 2019 I became usher at the court and I still am” */
export const stillSo =
  /^[^.;\d]*\b(?:I still (?:am|do|work)|am still|where I (?:still|have (?:been|stayed) (?:ever )?since)|(?:and|have been) (?:ever since|there since|to this day))\b/u
/** “to date”, “– heden”, “until now”: behind a date that begins, what says that it goes on. */
export const goesOn = new RegExp(
  String.raw`^(?:\s?r\.)?[.)]?\s*(?:(?:to\s*:|\||/|[-–—‑−→⇒⇢⇨⟶➔➙➜➝➞➡►▶▸▹»›~>]+|\.{2,3}|…|(?:right\s+)?(?:up\s+)?(?:to|until)|till|til|thru|through|bis|tot|à|al?|ad|do|,)\s*){0,2}(?:the\s+|right\s+|and\s+)?(?:${sayings.goesOn.join('|')})(?![\p{L}])(?:\s*\((?:present|current|now|today|to date)\))?`,
  'iu',
)
/** “'22, Feb. – ........ Clerk”, “2024 – …”: dots behind the dash lead to the words or stand for what is to come. */
export const openDash = /^\.?\s*[-–—‑−→⇒⇢⇨⟶➔➙➜➝➞➡►▶▸▹]+(?:\s*(?=$|[,;:|)\]/*\n("”…]|\.(?:\s|\.|$))|\s{2,}(?=\S))/u
/** “2019– Hill & Co, clerk”: at the head of a line the dash that leans on the year leaves its end open. */
export const leaningDash = /^[-–—‑−]+(?=\s+["“«]?\p{Lu})/u
/** “from 11.2022 – Clerk, Hill & Co”: behind the word that says since when, the dash only parts. */
export const partingDash = /^\s*[-–—]\s+(?=["“«]?\p{Lu})/u
export const leadsAlone = /^\W*(?:from|since|ab|seit|von|od|desde|depuis)\s$/iu
/** “03.2021 to 11.2026 (current)”, “2021 – 2026 (still there)”: the end that is told is today's. */
export const stillHeld =
  /^\s*(?:\(\s*|,\s(?=still))(?:and |I am )?(?:still(?: \p{Ll}+){0,3}|current(?:ly)?|to date|until now|at present|present|ongoing|continuing|to this day|laufend|en cours|actual(?:idad)?|in corso)(?=\s*[,;.)]|$)[^()]{0,30}\)?/iu
/** “since the end of”, “started in”: before a date that begins. */
export const sinceBefore =
  /(?:\bsince|\bas of|\bfrom|\bseit|\bsinds|\bsedan|\bdepuis|\bdesde|\bstart(?:ing|ed)?(?: date)?(?: on| in)?|\bab|\bwhich I joined in|\bsince I \p{Ll}[^.,;:\d]{2,40}\sin)\s*:?\s*(?:the (?:(?:(?:very )?(?:start|beginning|end)|(?:first|second|third|fourth|last) (?:days?|weeks?|half)) of\s+)?|\p{Lu}\p{Ll}+ term\s+)?$/iu
/** The same, asked first: nearly no text before a date ends so. */
export const mayBegin = atEnd(sinceBefore)
