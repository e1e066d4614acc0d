import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import type { Line } from './line.ts'
import { weights } from './odds.ts'
import { quoted, quoteNames, quoteSigns } from './quotes.ts'

const job = {
  title: 'Stage electrician',
  description: 'Requirements\n- Rigging of moving lights\n- Programming on grandMA3 lighting desks\n',
}

const quotesOf = (post: string, duties: string[], skills: string) => {
  const text = `Ash Rowe\nash@example.org\n\nExperience\n\n${post}, Northgate, January 2019 to present\n${duties.map(duty => `- ${duty}\n`).join('')}\nSkills\n${skills}\n`
  return engine
    .match(job, engine.readResume(documentOf(text), '2026-11-01'))
    .assessments.map(({ status, evidence }) => ({ status, quotes: evidence.map(({ quote }) => quote) }))
}

const line = (odds: number, doing: boolean, rival = 0.5, letters = 60): Line => ({
  at: 0,
  odds,
  rival,
  doing,
  used: false,
  own: 0,
  tells: 0,
  letters,
  said: [],
  place: [],
  placed: [],
  chances: null,
})

type Labelled = { as_of: string; job: typeof job; resumes: { id: string; text: string }[] }

// Resumes that tell the time of their work in sentences: years were once met in them with nothing quoted.
const untold = ['external-audit-senior', 'inside-sales-representative', 'modern-languages-teacher']

describe('what is quoted', () => {
  it.each(untold)('is something wherever anything is shown: %s', name => {
    const file = new URL(`../../bench/own-cases/round-25/${name}.json`, import.meta.url)
    const set: Labelled = JSON.parse(readFileSync(file, 'utf8'))
    for (const { id, text } of set.resumes)
      for (const { requirement, status, evidence } of engine.match(
        set.job,
        engine.readResume(documentOf(text), set.as_of),
      ).assessments)
        if (status !== 'unmet') expect([id, requirement, evidence.length]).not.toEqual([id, requirement, 0])
  })
  it('is the list as well, where it names what work shows in part at most', () => {
    const desks = 'grandMA3, Hog 4, Vectorworks'
    const [, programming] = quotesOf('Front of house assistant', ['Held the door and sold programmes'], desks)
    expect(programming?.quotes).toContain(desks)
  })
  it('is what a reader would point at, and no other work that stands beside a list', () => {
    const duty = 'New laptops, password resets, printers'
    const list = 'Docker / Kubernetes / Terraform / Linux / Jenkins'
    const asked = {
      title: 'DevOps engineer',
      description: 'Requirements\n- Docker, from your laptop to production\n- Cooking for two hundred guests',
    }
    const text = `Ash Rowe\nash@example.org\n\nExperience\n\nHelp desk clerk, Hill Clinics, March 2019 to present\n- ${duty}\n\nSkills\n${list}\n`
    const [docker] = engine.match(asked, engine.readResume(documentOf(text), '2026-11-01')).assessments
    expect(docker?.evidence.map(({ quote }) => quote)).toEqual([list])
  })
  it('is no row that says how to reach somebody', () => {
    const text =
      'Ash Rowe\ne-mail: ash@example.org, phone: +44 100 555 0112\nSystem administrator, Hill Clinics, 2017 - 2022\n- Linux servers\n'
    const description = 'Requirements\n- One week of on-call in six\n- Call handling\n- Mail servers'
    const posting = { title: 'Platform engineer', description }
    const [found] = engine.match(posting, engine.readResume(documentOf(text), '2026-11-01')).assessments
    expect([found?.status, found?.evidence]).toEqual(['unmet', []])
  })
  it('is the list that names what is asked before the work that shows its neighbour', () => {
    const text =
      'Ash Rowe\n\nGraphic Designer, Hill Creamery, 2020 - present\n- Cheese packaging from sketch to print\n- Designed leaflets in Photoshop\n\nTools\nFigma, Lightroom\n'
    const posting = { title: 'Designer', description: 'Requirements\n- Figma and basic web/HTML know-how\n- Packaging' }
    const [found] = engine.match(posting, engine.readResume(documentOf(text), '2026-11-01')).assessments
    expect(found?.evidence[0]?.quote).toBe('Figma, Lightroom')
    expect(found?.reason).toMatch(/^Lists “Figma”/)
  })
  it('is three lines at most, each once', () => {
    const duties = [
      'Rigged forty moving lights a week',
      'Rigging and patching of moving lights on two stages',
      'Moving lights rigged, cleaned and repaired between shows',
      'Rigged moving lights on a ground support in the yard',
    ]
    const [rigging] = quotesOf('Stage electrician', duties, 'Moving lights, rigging')
    expect(rigging?.quotes.length).toBeGreaterThan(1)
    expect(rigging?.quotes.length).toBeLessThan(4)
    expect(new Set(rigging?.quotes).size).toBe(rigging?.quotes.length)
  })
  it('is a claim before work where it is likelier, of what is met where it is so by far', () => {
    const [work, weak, claim] = [line(0.8, true), line(0.4, true), line(0.55, false)]
    expect(quoted([work, claim], 'met')).toEqual([work])
    expect(quoted([work, claim], 'partial')).toEqual([work])
    expect(quoted([weak, claim], 'met')).toEqual([weak, claim])
    expect(quoted([weak, claim], 'partial')).toEqual([claim, weak])
    expect(quoted([], 'partial')).toEqual([])
  })
  it('is a fainter line of the same sort, too, and one of another sort only where it is likelier', () => {
    const [work, fainter, claim] = [line(0.8, true), line(0.4, true), line(0.55, false)]
    expect(quoted([work, fainter, claim], 'met')).toEqual([work, fainter])
  })
  it('is rather a line that tells more of it than a heading or a few words do', () => {
    const [bare, telling] = [line(0.5, true, 0.5, 20), line(0.45, true, 0.5, 90)]
    expect(quoted([bare, telling], 'met')[0]).toBe(telling)
    const heading: Line = { ...line(0.6, true), place: ['heading'] }
    expect(quoted([heading, telling], 'met')).toEqual([telling, heading])
  })
  it('rests on signs that all have a weight', () => {
    expect(quoteSigns(line(0.5, true), 'met')).toHaveLength(quoteNames.length)
    expect(Object.keys(weights.quote)).toEqual([...quoteNames])
  })
  it('is rather a line that speaks of nothing else', () => {
    const [likelier, own] = [line(0.55, true, 0.9), line(0.5, true, 0.05)]
    expect(quoted([likelier, own], 'met')[0]).toBe(own)
  })
})
