// The trees of engine/resume/learnt.ts: node bench/fit-posts.mjs [--write] FILE…, of resumes with their posts, first measured on
// files that take no part.
import { readFileSync, writeFileSync } from 'node:fs'
import { boosted } from './boost.mjs'
import { close, load } from './load.mjs'
import { plain, same, takePost } from './names.mjs'

const { engine } = await load('/engine/index.ts')
const { textDocument } = await load('/documents/index.ts')
const { rows: rowsOf } = await load('/engine/resume/sections.ts')
const { monthText } = await load('/engine/text/dates.ts')
const learnt = await load('/engine/resume/learnt.ts')
const { entryNames, entrySigns } = await load('/engine/resume/entry-signs.ts')
const { ownNames } = await load('/engine/resume/piece-signs.ts')

// What `addAlike` adds to the signs of a piece, in its order.
const alikeNames =
  'ownTitle ownEmployer slotTitle slotEmployer slotCount bestTitle bestEmployer lineTitle lineEmployer titleBefore slotTitleMost slotEmployerMost'.split(
    ' ',
  )

/** The same, or a part of it that is no mere scrap. */
const names = (read, truth) => same(read, truth) && plain(read).length >= 0.35 * plain(truth).length
const endOf = ({ end }) => (end === null ? 'present' : monthText(end))

/** The entries of a resume; each true post is told by the one with its dates that has title and firm nearest. */
function readOf({ text, truth }, file, asOf) {
  const lines = rowsOf(textDocument(text))
  const { entries, about } = learnt.entriesOf(lines)
  for (const post of truth.positions) {
    const told = entries
      .filter(({ dated, truth: taken }) => !taken && monthText(dated.start) === post.start && endOf(dated) === post.end)
      .map(entry => {
        const nearest = name =>
          entry.candidates
            .filter(({ piece }) => names(piece.text, name))
            .sort((a, b) => Math.abs(a.below) - Math.abs(b.below))
        const [titles, firms] = [nearest(post.title), nearest(post.employer)]
        const far = (list, none) => (list[0] ? Math.abs(list[0].below) : none)
        return { entry, titles, firms, far: 2 * far(titles, 60) + far(firms, 30) }
      })
      .sort((a, b) => a.far - b.far)[0]
    if (told) Object.assign(told.entry, { truth: post, titles: told.titles, firms: told.firms })
  }
  return { file, text, asOf, truth: truth.positions, entries, about }
}

const pieceGrowth = { rounds: 220, leaves: 10, least: 30, penalty: 10, rate: 0.13, share: 0.5 }
const entryGrowth = { rounds: 180, leaves: 8, least: 15, penalty: 8, rate: 0.12, share: 0.5 }
const signsBy = (list, values) => Object.fromEntries(list.map((name, at) => [name, values[at]]))
const treesOf = (rows, growth) => boosted(rows, () => 0, growth).trees

/** Of the pieces that name the same thing the nearest is meant; the others teach nothing. */
function grownPieces(resumes, list) {
  const rows = resumes.flatMap(({ entries }) =>
    entries
      .filter(({ truth }) => truth)
      .flatMap(({ candidates, titles, firms }) =>
        candidates
          .filter(
            one => [titles, firms].some(([first]) => first === one) || !(titles.includes(one) || firms.includes(one)),
          )
          .map(one => ({ signs: signsBy(list, one.signs), title: one === titles[0], employer: one === firms[0] })),
      ),
  )
  const of = kind =>
    treesOf(
      rows.map(row => ({ signs: row.signs, is: row[kind] ? 1 : 0 })),
      pieceGrowth,
    )
  return { title: of('title'), employer: of('employer') }
}
const grownEntries = (resumes, step) =>
  treesOf(
    resumes.flatMap(({ entries }) =>
      entries.map(({ truth, [step]: signs }) => ({
        signs: signsBy(entryNames, signs),
        is: truth ? 1 : 0,
      })),
    ),
    entryGrowth,
  )

/** What `learn` makes of one half of the files is asked of the other, and the other way about: nothing is told what it was taught. */
function apart(resumes, learn, ask) {
  const files = [...new Set(resumes.map(({ file }) => file))]
  const isOdd = ({ file }) => files.indexOf(file) % 2 === 1
  const [odd, even] = [resumes.filter(isOdd), resumes.filter(one => !isOdd(one))]
  const [ofOdd, ofEven] = [learn(odd), learn(even)]
  ask(even, ofOdd)
  ask(odd, ofEven)
}

const chances = step => (resumes, trees) => {
  for (const { entries } of resumes)
    for (const entry of entries) entry.chance = learnt.chanceOf(trees, learnt.rowOf(entry[step]))
}
const weighed = (resumes, trees) => {
  for (const { entries } of resumes) learnt.weigh(entries, trees)
}
const judged = (resumes, step, together) => {
  for (const { entries, about } of resumes) {
    const signs = entrySigns(entries, about, together)
    for (const [at, entry] of entries.entries()) entry[step] = signs[at]
  }
}

/** The trees of each step, each grown upon what the steps before say of resumes that those were not taught. */
function grownOf(resumes) {
  for (const { entries } of resumes)
    for (const one of entries.flatMap(({ candidates }) => candidates)) {
      one.signs.length = ownNames.length
      Object.assign(one, { title: 1, employer: 1 })
    }
  const both = [...ownNames, ...alikeNames]
  apart(resumes, half => grownPieces(half, ownNames), weighed)
  const pieces = grownPieces(resumes, ownNames)
  for (const { entries } of resumes) learnt.addAlike(entries)
  apart(resumes, half => grownPieces(half, both), weighed)
  const alike = grownPieces(resumes, both)
  for (const { entries } of resumes) learnt.pick(entries)
  judged(resumes, 'alone', false)
  apart(resumes, half => grownEntries(half, 'alone'), chances('alone'))
  const entries = grownEntries(resumes, 'alone')
  judged(resumes, 'beside', true)
  return { pieces, alike, entries, together: grownEntries(resumes, 'beside') }
}

/** F1 of the posts that the engine reads with the trees. */
function measured(resumes) {
  let [right, read, held] = [0, 0, 0]
  for (const { text, asOf, truth } of resumes) {
    const left = [...engine.readResume(textDocument(text), asOf).profile.positions]
    read += left.length
    held += truth.length
    for (const post of truth) if (takePost(left, post)) right++
  }
  return ((2 * right) / (read + held)).toFixed(3)
}

const files = process.argv.slice(2).filter(name => !name.startsWith('--'))
const resumes = files.flatMap(file => {
  const { resumes: own, as_of } = JSON.parse(readFileSync(file, 'utf8'))
  // Of the labelled jobs, whose resumes are laid out much alike, every fourth.
  const few = own[0].labels ? own.filter((_, at) => (at + file.length) % 4 === 0) : own
  return few.filter(({ truth }) => truth.positions).map(one => readOf(one, file, as_of))
})
const stood = { ...learnt.grown }
const parts = process.argv.includes('--write') ? [] : [0, 1, 2]
const layouts = files.filter(
  file => resumes.some(one => one.file === file) && !JSON.parse(readFileSync(file, 'utf8')).requirements,
)
for (const part of parts) {
  const out = new Set(layouts.filter((_, at) => at % 3 === part))
  const nothing = { title: [], employer: [] }
  Object.assign(learnt.grown, { pieces: nothing, alike: nothing, entries: [], together: [] })
  const before = [...out].map(file => measured(resumes.filter(one => one.file === file)))
  Object.assign(learnt.grown, grownOf(resumes.filter(({ file }) => !out.has(file))))
  for (const [at, file] of [...out].entries())
    console.log(
      `${file}: rules ${before[at]}  with what was learnt of others ${measured(resumes.filter(one => one.file === file))}`,
    )
  Object.assign(learnt.grown, stood)
}
if (process.argv.includes('--write')) {
  const trees = grownOf(resumes)
  writeFileSync(new URL('../engine/resume/learnt.json', import.meta.url), `${JSON.stringify(trees)}\n`)
}
await close()
