// Fits what tells of papers that no rule finds, `paperLine` and `papers` of engine/assess/weights.json: node bench/fit-papers.mjs [--write] FILE…
import { readFileSync, writeFileSync } from 'node:fs'
import {
  halves,
  meet,
  odds,
  readJobFor,
  readResume,
  requirementsOf,
  spanOf,
  textDocument,
  units,
} from './fit-signs.mjs'
import { fitted, odds as oddsBy, written } from './fit-words.mjs'
import { fittedStatuses } from './hold.mjs'
import { close, load } from './load.mjs'

const [{ assessorOf, judge }, { orByDoing }, signs, borne] = await Promise.all(
  ['assess', 'degree', 'paper-signs', 'papers-borne'].map(name => load(`/engine/assess/${name}.ts`)),
)
const { weights } = odds

const types = new Set(['degree', 'certification', 'licence'])

/** What the rules make of a paper or a degree, before what else the resume says is asked. */
const byRules = (context, need) => orByDoing(context, need, assessorOf(need)(context, need))

/** Every paper and degree asked, a row a resume: what a reader said of it, what the rules made of it, and the signs of its lines. */
function rowsOf(file) {
  const { job, requirements, resumes, as_of } = JSON.parse(readFileSync(file, 'utf8'))
  const reading = readJobFor(job, requirementsOf(job.description, units(job.description), job.title))
  const marked = requirements.map(one => ({ ...one, ...spanOf(job.description, one.span) }))
  const asked = reading.needs.flatMap(need => {
    const [one] = marked
      .filter(one => halves(one, need.requirement))
      .toSorted((a, b) => meet(b, need.requirement) - meet(a, need.requirement))
    return one && need.signs.size === 0 && types.has(need.requirement.type) ? [{ need, one }] : []
  })
  return resumes.flatMap(({ text, labels }) => {
    const { context } = judge(reading, readResume(textDocument(text), as_of))
    return asked.map(({ need, one }) => {
      const { status, evidence } = labels[one.id]
      const quoted = status === 'unmet' || !evidence ? null : spanOf(text, evidence)
      return { file, context, need, status, quoted, unsaid: borne.isUnsaid(byRules(context, need)) }
    })
  })
}

/** The lines of a need, each with its signs, and whether a reader quoted it. */
const linesOf = ({ context, need, quoted }) =>
  context.resume.statements.flatMap((statement, at) => {
    if (context.taint.has(at) || !signs.maySpeak(context.resume, at)) return []
    const values = signs.paperLineSigns(context, need, at)
    const said = signs.paperLineNames.map((name, i) => [name, values[i]]).filter(([, value]) => value !== 0)
    return [
      {
        at,
        is: quoted && meet(quoted, statement) > 0 ? 1 : 0,
        signs: ['bias', ...said],
      },
    ]
  })

const penalty = 5
const lineWeights = rows => fitted(rows.flatMap(linesOf), penalty)

/** The likeliest line by weights that were fitted to other files. */
function likeliest(row, of) {
  const open = new Set(signs.paperLines(row.context, row.need))
  return Math.max(0, ...linesOf(row).flatMap(({ at, signs }) => (open.has(at) ? [oddsBy(of, signs)] : [])))
}

const [write, files] = process.argv[2] === '--write' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)]
// What the rules alone make of papers.
const before = { ...weights }
weights.paperLine = { bias: -99 }
const rows = files.flatMap(rowsOf)
const quoted = rows.filter(row => row.quoted)
console.log(
  `${rows.length} papers asked, ${rows.filter(({ unsaid }) => unsaid).length} of which no rule finds anything`,
)
const halvesOf = [0, 1].map(part => rows.filter(({ file }) => files.indexOf(file) % 2 === part))
for (const part of [0, 1]) {
  const of = lineWeights(quoted.filter(({ file }) => files.indexOf(file) % 2 !== part))
  for (const row of halvesOf[part]) if (row.unsaid) row.odds = likeliest(row, of)
}
const unsaid = rows.filter(row => row.unsaid)
const papers = fittedStatuses(
  unsaid.map(({ context, need, odds, status }) => {
    const values = borne.paperSigns(context, need, odds)
    return {
      signs: Object.fromEntries(borne.paperNames.map((name, at) => [name, values[at]])),
      classes: [status === 'met' ? 1 : 0, status === 'partial' ? 1 : 0],
    }
  }),
)
const paperLine = written(lineWeights(quoted))
console.log(paperLine, papers)
if (write)
  writeFileSync(
    new URL('../engine/assess/weights.json', import.meta.url),
    `${JSON.stringify({ ...before, paperLine, papers }, null, 2)}\n`,
  )
await close()
