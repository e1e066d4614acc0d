import { describe, expect, it } from 'vitest'
import { engine } from '../index.ts'

const posting = `Harbour Cook
Quayside Kitchen, Fowey

The role
You will run the larder and keep the allergen book for forty covers a night.

Essential
- two years in a busy kitchen
- Level 2 food safety certificate
- knife skills
- own transport

Desirable
- pastry experience
- conversational French

Benefits
- meals on duty
- twenty-eight days off`

/** What is asked, in words alone: signs, capitals and line ends are no part of it. */
const asked = (description: string) =>
  engine
    .readJob({ title: 'Harbour Cook', description })
    .requirements.map(({ kind, text }) => `${kind}: ${text.replace(/\s+/gu, ' ')}`)

const items = (mark: (at: number) => string) => {
  let at = 0
  return posting
    .split('\n')
    .map(line => {
      if (!line.startsWith('- ')) at = 0
      return line.startsWith('- ') ? mark(at++) + line.slice(2) : line
    })
    .join('\n')
}

const headings = (change: (heading: string, at: number) => string) => {
  let at = 0
  return posting.replace(/^(?:The role|Essential|Desirable|Benefits)$/gmu, heading => change(heading, at++))
}

/** The posting wrapped at some columns, as by an email. */
const wrapped = (text: string, width: number) =>
  text.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}}) `, 'gu'), '$1\n')

const changes: [string, string][] = [
  ['pictures', items(() => '🔹 ')],
  ['the signs of a word processor', items(() => '\uf0b7\t')],
  ['signs that stick to the word', items(() => '•')],
  ['signs in lines of their own', items(() => '•\n')],
  ['small Roman numbers', items(at => `${['i', 'ii', 'iii', 'iv'][at]}. `)],
  ['letters', items(at => `${'abcd'[at]}. `)],
  ['numbers in brackets', items(at => `(${at + 1}) `)],
  ['numbers of two parts', items(at => `2.${at + 1} `)],
  ['numbers with a dash', items(at => `${at + 1} - `)],
  ['no marks', items(() => '')],
  ['numbered headings', headings((heading, at) => `${at + 1}. ${heading}`)],
  ['headings with pictures', headings(heading => `🎯 ${heading}`)],
  ['headings in frames', headings(heading => `★ ${heading} ★`)],
  ['headings with dots', headings(heading => `${heading}...`)],
  ['underlined headings', headings(heading => `${heading}\n${'='.repeat(heading.length)}`)],
  ['headings that are items by their sign', headings(heading => `- ${heading}:`).replace('- The role:', 'The role')],
  ['every line apart', posting.replace(/\n/gu, '\n\n')],
  ['no line apart', posting.replace(/\n\n/gu, '\n')],
  ['the line ends of other systems', posting.replace(/\n/gu, '\u2028')],
  ['unseen signs at the ends of lines', posting.replace(/\n/gu, '\u200b\n')],
]

describe('the layout of a posting', () => {
  const plain = asked(posting)
  it('is read as it is meant', () => {
    expect(plain).toEqual([
      'must: You will run the larder and keep the allergen book for forty covers a night',
      'must: two years in a busy kitchen',
      'must: Level 2 food safety certificate',
      'must: knife skills',
      'must: own transport',
      'nice: pastry experience',
      'nice: conversational French',
    ])
  })
  it.each(changes)('changes nothing: %s', (_, changed) => {
    expect(asked(changed)).toEqual(plain)
  })
  it('gets through a line of dots', () => {
    expect(asked(`${posting}\n\nTear off here ${'.'.repeat(200)} x`)).toEqual(plain)
  })
  it('puts lines together that were wrapped at some width', () => {
    const prose = `You will run the larder of the Harbour Kitchen, keep the allergen book for forty covers a night, and look after two apprentices. You need two years behind you in a busy kitchen and the Level 2 certificate of Food Safety. You should be able to order fish at Newlyn before six – in the dark – and without a list of any kind.`
    for (const width of [55, 60, 72]) expect(asked(wrapped(prose, width))).toEqual(asked(prose))
  })
})

describe('what employers put around what they ask', () => {
  it.each([
    'This job description is not intended to be an exhaustive list of duties or qualifications.',
    'By submitting your application you consent to the processing of your personal details.',
    'Foreign qualifications must be accompanied by an evaluation certificate.',
    'Candidates should submit a CV and a letter of application to the HR office by 5pm on Thursday.',
    'Pay is determined by location and by job-related skills, experience and relevant training.',
    'To be considered for this position, click the button below and attach your resume.',
    'Accommodations are available on request for candidates taking part in the selection process.',
    'Kitchen People acts as an employment agency for the recruitment of cooks.',
    'Company Profile: Shoreline Foods is a group of restaurants established in 1984 with a presence in 14 towns.',
    'Our client is a leading caterer with more than 30 years of experience.',
    'Our Harbour values\nWe are kind. We are open.',
    "Why you'll love it here\nA view of the boats. Meals on duty.",
    'Equal Opportunity Employer\nWe are an equal opportunity employer and do not discriminate.',
    '#hiring #cooks #jobs',
    'Job type: Full-time\nSchedule: Monday to Friday\nReference ID: HK-2291',
  ])('asks for nothing: %s', text => {
    expect(asked(`${posting}\n\n${text}`)).toEqual(asked(posting))
  })
  it.each([
    'Equal Opportunity Employer\nWe are an equal opportunity employer and do not discriminate against anybody.',
    "Why you'll love it here\nOur people enjoy a view of the boats and eat well on every shift.",
    "What's in it for you?\n- A view of the boats\n- Meals on duty",
  ])('needs no empty line to end a list: %s', text => {
    const open = posting.slice(0, posting.indexOf('\n\nBenefits'))
    expect(asked(`${open}\n${text}`)).toEqual(asked(posting))
  })
  it('takes no heading of surroundings for an item', () => {
    const open = posting.slice(0, posting.indexOf('\n\nBenefits'))
    expect(asked(`${open}\n\nWork Environment\nA small galley with steam and noise.`)).toEqual(asked(posting))
    expect(asked(`${open}\n\nThe good stuff\nMeals on duty, a mooring for your boat and every Monday off.`)).toEqual(
      asked(posting),
    )
  })
  it.each(['• Essential:', '• Essential skills:'])('heads items of another sign by an item: %s', heading => {
    expect(asked(posting.replace('Essential', heading).replace('Desirable', '• Desirable:'))).toEqual(asked(posting))
  })
  it('comes back to the work behind what is told of the firm', () => {
    const text =
      'About us\nShoreline Foods runs six restaurants.\n\nYou will run the larder and keep the allergen book.\n\nEssential\n- two years in a kitchen'
    expect(asked(text)[0]).toMatch(/run the larder/u)
  })
  it.each(['Highly regarded', 'Well regarded', 'Good-to-have skills', 'It will be highly regarded if you have'])(
    'wishes under “%s”',
    heading => {
      expect(asked(posting.replace('Desirable', heading))).toEqual(asked(posting))
    },
  )
  it.each([
    'Is this you?',
    'What does it take?',
    "We'd love to hear from you if you have",
    'Knowledge, Skills and Abilities',
    'Eligibility',
  ])('asks under “%s”', heading => {
    expect(asked(posting.replace('Essential', heading))).toEqual(asked(posting))
  })
  it.each(['The College offers', 'Remuneration', 'What we can offer'])('gives under “%s”', heading => {
    expect(asked(posting.replace('Benefits', heading))).toEqual(asked(posting))
  })
  it.each([
    'First aid training (desirable but not essential)',
    'Russian, Tagalog or Polish is a plus',
    'A qualification in cookery, nutrition or catering is desirable',
    'A boat licence will put you ahead of the pack',
  ])('only wishes: %s', item => {
    expect(asked(`Essential\n- three years as a cook\n- ${item}`).at(-1)).toMatch(/^nice: /u)
  })
  it('ends a sentence behind an apostrophe', () => {
    const text = "I'd want you to have three years at a fishmonger's. A Level 3 certificate would be good."
    expect(asked(text).map(one => one.slice(0, 4))).toEqual(['must', 'nice'])
  })
  it('keeps a degree and the one that is liked better together', () => {
    expect(asked('Requirements\n- High school diploma; associate degree preferred\n- own tools')).toEqual([
      'must: High school diploma; associate degree preferred',
      'must: own tools',
    ])
  })
  it('takes a year told by its article', () => {
    const description = "Essential\n- at least a year's work in a galley\n- a couple of years ashore"
    const { requirements } = engine.readJob({ title: 'Cook', description })
    expect(requirements.map(({ type }) => type)).toEqual(['years', 'years'])
  })
})
