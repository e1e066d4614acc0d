import { describe, expect, it } from 'vitest'
import { requirementsOf } from './requirements.ts'
import { units } from './units.ts'

const listOf = (posting: string) => requirementsOf(posting, units(posting)).map(({ kind, text }) => `${kind} ${text}`)

describe('a table of criteria', () => {
  const criteria = ['A forklift licence', 'Two years in a bonded warehouse', 'Spoken Polish']
  const wanted = ['must A forklift licence', 'must Two years in a bonded warehouse', 'nice Spoken Polish']
  it.each([
    ['    E    A/I', '    D    I'],
    ['\tEssential\tApplication', '\tDesirable\tInterview'],
    [' | E | A |', ' | D | A |'],
    [' (E)', ' (D)'],
  ])('is read by its column “%s”', (must, nice) => {
    const [one, two, three] = criteria
    expect(listOf(`CRITERIA\n${one}${must}\n${two}${must}\n${three}${nice}\n`)).toEqual(wanted)
  })
  it('is none where one line ends in a letter', () => {
    expect(listOf('Requirements\n- Driving licence of class  E\n- Two years on the road')).toEqual([
      'must Driving licence of class  E',
      'must Two years on the road',
    ])
  })
})

describe('a sentence that names things one by one', () => {
  it('asks for each of them', () => {
    expect(
      listOf(
        'You have to have a chauffeur licence (or be able to get one), at least 3 years of coach driving behind you, a clean record and your own uniform.',
      ),
    ).toEqual([
      'must You have to have a chauffeur licence (or be able to get one)',
      'must at least 3 years of coach driving behind you',
      'must a clean record',
      'must your own uniform',
    ])
  })
  it('wishes for each of them', () => {
    expect(
      listOf(
        'Requirements\n- Two years in a kitchen\n\nA food hygiene certificate is a plus, so is Spanish, and so is Toast.',
      ),
    ).toEqual([
      'must Two years in a kitchen',
      'nice A food hygiene certificate is a plus',
      'nice Spanish',
      'nice Toast',
    ])
  })
  it('keeps apart from years what is insisted on by itself', () => {
    expect(listOf('Requirements\n- 3+ years in retouching, a portfolio link is mandatory')).toEqual([
      'must 3+ years in retouching',
      'must a portfolio link is mandatory',
    ])
  })
})

describe('what stands around a posting', () => {
  const list = 'Requirements\n- Two years in bookkeeping\n- Xero'
  const asked = ['must Two years in bookkeeping', 'must Xero']
  it.each([
    [`Hiring! Bookkeeper (part time) | Pune | 2-4 yrs | 4-6 LPA\n\n${list}`],
    [`${list}\n\nEA Licence 11C4321`],
    [`${list}\n- EA Reg No: R1987654`],
    [`${list}\n\nSend showreel and CV to jobs@ledger.example`],
  ])('asks for nothing: %s', posting => {
    expect(listOf(posting)).toEqual(asked)
  })
  it('keeps the years that are told at its head alone', () => {
    expect(listOf('Bookkeeper | Pune | 2-4 yrs | 4-6 LPA\n\nRequirements\n- Xero\n- Tally')).toContain('must 2-4 yrs')
  })
})

describe('letters of degrees', () => {
  it.each(['HND or B.Sc in Accounting, Economics or any related discipline', 'B.Sc in Accounting'])(
    'ask for studies: %s',
    text => {
      const posting = `Requirements\n- ${text}\n- Knowledge of loans and credit`
      expect(requirementsOf(posting, units(posting))[0]?.type).toBe('degree')
    },
  )
})

it.each(['Only Singaporeans and PRs need apply', 'Singaporeans and PRs only'])(
  'takes no citizenship for a requirement: %s',
  text => {
    expect(listOf(`Requirements\n- Xero\n- ${text}`)).toEqual(['must Xero'])
  },
)
