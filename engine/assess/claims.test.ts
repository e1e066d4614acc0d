import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const judged = (requirement: string, lines: string) => {
  const job = { title: 'Zorbling Operator', description: `Requirements\n- ${requirement}` }
  const text = `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nOperator, Hill Works, March 2019 – present\n- Kept the yard in order\n\n${lines}`
  const [found] = engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments
  return {
    status: found?.status,
    credit: found?.credit,
    reason: found?.reason,
    quotes: found?.evidence.map(({ quote }) => quote),
  }
}

describe('what is only claimed', () => {
  it('earns nothing as the posting’s own sentence, and is quoted', () => {
    const sentence = 'Calibrate frumious bandersnatch gimbles before every zorbling session'
    const { status, credit, quotes } = judged(sentence, `OTHER\n- ${sentence}`)
    expect([status, credit]).toEqual(['partial', 0])
    expect(quotes?.[0]).toContain('frumious bandersnatch')
  })
  it.each<[string, (sentence: string) => string]>([
    ['soft hyphens', it => it.replace(/(\w{3})(\w)/g, '$1\u00AD$2')],
    ['joiners that nobody sees', it => it.replace(/(\w)(\w)/g, '$1\u200D$2')],
    ['grapheme joiners', it => it.replace(/(\w{3})(\w)/g, '$1\u034F$2')],
    ['dots under its vowels', it => it.replace(/[aeiou]/g, '$&\u0323')],
    [
      'letters of other alphabets',
      it => it.replace(/[aeo]/g, letter => ({ a: 'а', e: 'е', o: 'ο' })[letter] ?? letter),
    ],
    ['full-width letters', it => it.replace(/[a-z]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
  ])('earns nothing as the posting’s own sentence with %s', (_, disguised) => {
    const sentence = 'Calibrate frumious bandersnatch gimbles before every zorbling session'
    const job = { title: 'Zorbling Operator', description: `Requirements\n- ${sentence}` }
    const text = `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nOperator, Hill Works, March 2019 – present\n- Kept the yard in order\n- ${disguised(sentence)}`
    const { assessments, red_flags } = engine.match(job, engine.readResume(documentOf(text), '2026-11-01'))
    expect(assessments[0]?.credit).toBe(0)
    expect(red_flags.join(' ')).toContain('taken from the posting')
  })
  it('earns nothing as the first half of the posting’s sentence either, and is quoted', () => {
    const sentence = 'Calibrate gimbles with feeler gauges daily'
    const { status, credit, quotes } = judged(
      `${sentence} (we use frumious Bandersnatch consoles, Jabberwock dials or Tulgey instruments)`,
      `OTHER\n- ${sentence}`,
    )
    expect([status, credit]).toEqual(['partial', 0])
    expect(quotes?.[0]).toContain(sentence)
  })
  it('shows no years and no paper as the posting’s own sentence, and is told as such', () => {
    for (const asked of [
      'At least four years of calibrating frumious bandersnatch gimbles in a workshop',
      'Frumious Zorbling Handler certificate from the Tulgey Wood Institute of Gimbles',
    ]) {
      const { status, reason } = judged(asked, `OTHER\n- ${asked}`)
      expect(status).toBe('unmet')
      expect(reason).toMatch(/^“.{20,60}” is the posting’s own wording/u)
    }
    const [years, others] = ['Three years of frumious zorbling in a yard', 'Frumious zorbling in a yard, any day']
    expect(judged(years, `OTHER\n- ${others}`).reason).not.toContain('own wording')
  })
  it('earns nothing as a paper that is named to say that it is missing', () => {
    const paper = 'Frumious Zorbling Handler certificate'
    expect(judged(paper, 'CERTIFICATES\n- Frumious Zorbling Handler certificate, 2024').status).toBe('met')
    expect(judged(paper, 'CERTIFICATES\n- No Frumious Zorbling Handler certificate yet').status).toBe('unmet')
  })
  it('earns nothing as a paper that is said to be missing and pasted beside', () => {
    const paper = 'Valid forklift licence (counterbalance) from an accredited body, with a refresher on record'
    const denied = judged(paper, 'CERTIFICATES\n- Forklift licence: not yet')
    const pasted = judged(paper, `CERTIFICATES\n- Forklift licence: not yet\n\nOTHER\n${paper}`)
    expect([denied.status, pasted.status]).toEqual(['unmet', 'unmet'])
  })
  it('counts where the line takes back in the same breath what it denies', () => {
    const duty = 'Traced inputs on Siemens S7-1500 controllers through TIA Portal'
    const job = { title: 'Electrician', description: 'Requirements\n- PLC programming' }
    const status = (line: string) => {
      const text = `Ann Lee\nann@example.com\n\nEXPERIENCE\n\nElectrician, Hill Works, March 2019 – present\n- ${duty}\n- ${line}`
      return engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments[0]?.status
    }
    expect(status('I do not write PLC programs from nothing but I have changed plenty')).toBe('met')
    expect(status('I have never done any PLC programming')).toBe('partial')
  })
  it('is listed in brackets, too', () => {
    const text = 'Ann Lee\nann@example.com\n\nSTRENGTHS\n[Zorbling] [Saw sharpening, filing] [Gimble frames] [Stock]'
    expect(engine.readResume(documentOf(text), '2026-11-01').statements.at(-1)?.listed).toBe(true)
  })
  it('gives no name beside it the meaning that the posting’s words have', () => {
    const asked = 'Backend services programmed in Go, deployed on Kubernetes'
    const game = 'Go for beginners, Tuesdays in the library'
    expect(judged(asked, game)).toMatchObject({ status: 'unmet' })
    expect(judged(asked, `${game}\n\n${asked}`).credit).toBe(0)
  })
})

describe('what is told above the posts only', () => {
  const asked = [
    'Stock control',
    'Menu planning and costing',
    'Writing the rota',
    'Training cooks',
    'Hygiene inspections',
  ]
  const description = `Requirements\n${asked.map(one => `- ${one}\n`).join('')}`
  const stock = (...duties: string[]) => {
    const text = `Ann Lee\nann@example.com\n\nProfile\nNine years a kitchen manager; stock control, from the weekly count to the order book, is what I am known for.\n\nExperience\n\nKitchen manager, Northgate Hotel, March 2019 – present\n${duties.map(duty => `- ${duty}\n`).join('')}`
    const job = { title: 'Kitchen manager', description }
    return engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments[0]
  }

  it('is met where the posts bear out all the rest, and no more than a claim where they do not', () => {
    const rest = [
      'Planned and costed four menus a year',
      'Wrote the rota for nine cooks every week',
      'Trained eleven cooks, two of them now sous chefs',
      'Took the hygiene inspector through five inspections, five stars each time',
    ]
    expect(stock(...rest)).toMatchObject({
      status: 'met',
      reason: expect.stringContaining('What is shown of the other requirements bears it out.'),
    })
    expect(stock('Swept the yard on Fridays')?.status).toBe('partial')
  })
})

describe('what a line says is missing or not done', () => {
  const description =
    'Requirements\n- Counting the stock\n- Writing the rota for the kitchen\n- Menu planning and costing\n- Hygiene inspections\n'
  const rota = (...told: string[]) => {
    const text = `Ann Lee\nann@example.com\n\nExperience\n\nKitchen manager, Northgate Hotel, March 2019 – present\n${told.map(one => `- ${one}\n`).join('')}`
    const job = { title: 'Kitchen manager', description }
    return engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments[1]?.status
  }
  const rest = [
    'Counted the stock every Sunday',
    'Planned and costed four menus a year',
    'Five stars at each inspection',
  ]

  it('is no more than partly shown by what else there is', () => {
    expect(rota(...rest, 'Eleven cooks in three shifts')).toBe('met')
    expect(rota(...rest, 'Eleven cooks in three shifts', 'Kitchen rota: I have never written one')).not.toBe('met')
  })
  it('takes nothing from a line that says as much of it', () => {
    const done = 'Wrote each rota of our kitchen on Fridays'
    expect(rota(...rest, done, 'I have never written a rota for the bar')).toBe('met')
  })
})
