import { describe, expect, it } from 'vitest'
import postings from './postings.json' with { type: 'json' }
import { requirementsOf } from './requirements.ts'
import { units } from './units.ts'

type Marked = { start: number; end: number; kind: 'must' | 'nice' }

/** The plain text of a posting in which [[musts]] and ((wishes)) are marked, and their places. */
function unmarked(marked: string): { text: string; wanted: Marked[] } {
  const wanted: Marked[] = []
  let text = ''
  let open: Marked | null = null
  for (const piece of marked.split(/(\[\[|\]\]|\(\((?!\()|(?<=\)?)\)\)(?!\)))/u)) {
    if (piece === '[[' || piece === '((') {
      open = { start: text.length, end: text.length, kind: piece === '[[' ? 'must' : 'nice' }
    } else if (open && (piece === ']]' || piece === '))')) {
      wanted.push({ ...open, end: text.length })
      open = null
    } else text += piece
  }
  return { text, wanted }
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 0.5 * Math.min(a.end - a.start, b.end - b.start)

describe('postings of many voices', () => {
  it.each(postings)('are read as a careful reader marks them: $title, $voice', ({ title, text: marked }) => {
    const { text, wanted } = unmarked(marked)
    const found = requirementsOf(text, units(text), title)
    const told = (list: Marked[]) => list.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`)
    expect(told(wanted.filter(one => !found.some(other => overlaps(one, other) && other.kind === one.kind)))).toEqual(
      [],
    )
    expect(told(found.filter(one => !wanted.some(other => overlaps(one, other))))).toEqual([])
  })
})

describe('what a posting says beside what it asks', () => {
  const list = (title: string, text: string) => requirementsOf(text, units(text), title).map(one => one.text)
  const asked = '\n\nRequirements\n- Three years as a baker\n- Confident with sourdough'
  it.each([
    ['Call Moira after the morning bake on 0100 555 0110 or text your CV.'],
    ['Pannetto helps small cafes bake, order and sell bread from one app.'],
    ['Apply in person at the bakery or text BREAD to the number on our door.'],
    ['CVs and a portfolio of no more than 5MB to the shop by Friday 4 June.'],
    ['Interested candidates share CV with photo, current salary and notice period.'],
    ['Visits are very welcome: please call Moira, Bakery Manager, on 0100 555 0110.'],
    ['For an informal chat ring Tom Arden, Head Baker, on 0100 555 0110.'],
    ['Please contact Anna (shop manager) with any questions.'],
    ['A leading maker of sandwiches requires a Baker to join its busy team.'],
    ['We have two shops in the town and a third opening in May and need a Baker to run one of these.'],
    ['Show more'],
    ['Easy Apply'],
    ['Referrals increase your chances of interviewing at Pannetto by 2x'],
    ['Job function\nBaking and Food Production\nIndustries\nFood and Beverage Manufacturing'],
    ['Interview: walk-in Mon-Fri 9am-4pm, bring IC, certificates and latest payslip.'],
    ['We close at two on Sundays, pay for aprons and have a flexible rota policy after probation.'],
  ])('takes neither how to apply nor what the firm is for a requirement: %s', line => {
    const own = ['Three years as a baker', 'Confident with sourdough']
    expect(list('Baker', `Baker\n\n${line}${asked}`)).toEqual(own)
    expect(list('Baker', `Baker${asked}\n\n${line}`)).toEqual(own)
  })
  it('takes the lines of a list of duties that has no marks, and leaves what else may be assigned', () => {
    const duties = [
      'Sourdough and rye loaves through the night',
      'Daily tasks to two apprentices',
      'Doughs: rye, spelt, wheat, oats',
    ]
    expect(list('Baker', `Baker\n\nMain duties\n${duties.join('\n')}${asked}`).slice(0, 3)).toEqual(duties)
    expect(
      list('Baker', `Baker\n\nDuties\n- ${duties.join('\n- ')}\n- Ad hoc duties as assigned by superior${asked}`),
    ).toHaveLength(5)
  })
  it.each(['->', '=>', 'o', '»', '✓', '✔', '-'])('leaves nothing of the mark “%s” in a requirement', mark => {
    const lines = ['Three years as a baker', 'Confident with sourdough', 'Early starts are no trouble']
    expect(list('Baker', `Must have:\n${lines.map(line => `${mark} ${line}`).join('\n')}`)).toEqual(lines)
  })
  it('keeps what stands beside a check, and what a word points back to', () => {
    const text =
      'Welder\n\nWhat you need:\nHigh school diploma or GED\nMust pass drug screen and have TWIC card or be able to get one\nOwn tools'
    expect(list('Welder', text).some(one => one.includes('TWIC card'))).toBe(true)
    const vet =
      'Veterinary Nurse\n\nYou should be confident monitoring anaesthesia. We use ezyVet, so experience with that or a similar system is needed.'
    expect(list('Veterinary Nurse', vet)).toContain(
      'We use ezyVet, so experience with that or a similar system is needed',
    )
  })
  it('counts a duty once that is asked for in nearly the same words', () => {
    const text =
      'Duties\n- Pick and pack orders using RF scanners\n- Load trailers by hand\n\nRequirements\n- Experience of picking and packing with RF scanners\n- Good timekeeping'
    expect(list('Warehouse Operative', text)).toEqual([
      'Load trailers by hand',
      'Experience of picking and packing with RF scanners',
      'Good timekeeping',
    ])
  })
  it('takes leading people on shift for work', () => {
    const text = 'Key responsibilities\n- Supervise Guest Service Agents, concierge and bell desk on shift'
    expect(requirementsOf(text, units(text), 'Front Office Supervisor').map(({ type }) => type)).not.toContain('place')
  })
  it.each([
    ['Experience\nMin. 10 yrs experience in bakeries', ['Min. 10 yrs experience in bakeries']],
    ['Licences: Level 2 food hygiene. Valid licence in country of origin.', ['Valid licence in country of origin']],
    [
      'You need two years in a bakery. Ability to ride a motorcycle to the shops.',
      ['Ability to ride a motorcycle to the shops'],
    ],
    ['Fluent English; Arabic is a plus.', ['Fluent English', 'Arabic is a plus']],
    [
      'You talk to bakers yourself - we drive out to a mill once a month, flour and all - and you can run three ovens.',
      ['You talk to bakers yourself'],
    ],
  ])('takes what is asked in few words: %s', (line, expected) => {
    expect(list('Baker', `Baker\n\nRequirements\n${line}`)).toEqual(expect.arrayContaining(expected))
  })
  it.each([
    ['You have been baking for three years, ideally something with rye: bread, rolls, that kind of thing.', 'must'],
    [
      'If you can read a bit of French or Italian so that our Kaarel does not have to translate recipes for you, great.',
      'nice',
    ],
  ])('tells what only refines from what is wished for: %s', (line, kind) => {
    expect(requirementsOf(line, units(line), 'Baker').map(one => one.kind)).toEqual([kind])
  })
})
