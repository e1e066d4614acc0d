import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const cases = import.meta.glob<{ resumes: { text: string }[] }>('../../bench/*/*.json', {
  eager: true,
  import: 'default',
})
const fields = ['strengths', 'weaknesses', 'suggestions', 'positive_indicators', 'red_flags'] as const
const analysed = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-01'))
const sentencesOf = (text: string) => fields.flatMap(field => analysed(text)[field]?.split('\n') ?? [])

describe('the analyses of all labelled resumes', () => {
  const texts = Object.values(cases).flatMap(({ resumes }) => resumes.map(({ text }) => text))
  const told = texts.map(sentencesOf)
  it('say something of each', () => {
    expect(texts.length).toBeGreaterThan(70)
    for (const sentences of told) expect(sentences.length).toBeGreaterThan(0)
  })
  it('say nothing that stands beside more than three of them', () => {
    const times = new Map<string, number>()
    for (const sentence of told.flat()) times.set(sentence, (times.get(sentence) ?? 0) + 1)
    expect([...times].filter(([, count]) => count > 3)).toEqual([])
  })
  it('quote what is there', () => {
    // Quotation marks within a quote become single ones.
    const flat = (text: string) => text.replace(/\s+/g, ' ').replace(/[“„”"‘’']/g, '’')
    told.forEach((sentences, index) => {
      const source = flat(texts[index] ?? '')
      for (const [, quote = ''] of sentences.join('\n').matchAll(/“(?:… )?([^”]+?)(?: ?…)?”/g))
        expect(source).toContain(flat(quote.replace(/^… /, '')))
    })
  })
})

const resume = (work: string) => `Ann Lee
ann@example.com

EXPERIENCE

CHARGE NURSE, Hill Hospital, March 2019 – present
${work}

Staff Nurse, Hill Hospital, January 2015 – February 2019
- Bedside care on a medical ward and medication rounds by night`

describe('a sentence in the margin', () => {
  it('praises nothing that got worse, and what got better', () => {
    for (const line of ['Sales fell by 30% when the ward closed', 'Complaints rose from 4 to 11 a month'])
      expect(analysed(resume(`- ${line}`)).strengths).not.toContain(line)
    const better = 'Complaints of patients fell from 11 to 4 a month'
    expect(analysed(resume(`- ${better}`)).strengths).toContain(better)
  })
  it('has a senior of the same trade risen', () => {
    const { positive_indicators } = analysed(
      'Ann Lee\nann@example.com\n\nEXPERIENCE\n\nHill Water\nSenior Project Manager, June 2021 – present\n- Mains\nProject Manager, February 2017 – May 2021\n- Pumps',
    )
    expect(positive_indicators).toContain('Went from Project Manager to Senior Project Manager at Hill Water.')
  })
  it('has a post that ends next month go on', () => {
    const { strengths } = analysed(
      'Ann Lee\nann@example.com\n\nEXPERIENCE\n\nClerk, Hill Homes, March 2019 – December 2026\n- Diary\n\nPorter, Dale Ltd, May 2014 – February 2019\n- Post',
    )
    expect(strengths).toContain('Clerk at Hill Homes since 2019.')
  })
  it('leads with paid work before what stands under volunteering', () => {
    const { strengths, suggestions } = analysed(
      'Ann Lee\nann@example.com\n\nEXPERIENCE\n\nAccountant, Hill & Co, May 2010 – June 2026\n- Accounts\n\nVOLUNTEERING\n\nBefriender, Age Help, January 2026 – present\n- Visits',
    )
    expect(strengths).toContain('last as Accountant at Hill & Co until 2026.')
    expect(suggestions).not.toContain('Befriender')
  })
  it('tells a result before a size, and shows the part that says it', () => {
    const { strengths } = analysed(
      resume(
        '- Thirty beds, 22 nurses, 1200 admissions counted every year in the ward book\n- Falls fell from 14 to 6 a year',
      ),
    )
    expect(strengths).toContain('Says what came of the work: “Falls fell from 14 to 6 a year”.')
    expect(analysed(resume('- Cared for 22 patients')).strengths).toContain('Puts figures to the work: “Cared for 22')
  })
  it('cuts a quote at a clause, never within a number', () => {
    const line =
      '- Brought demurrage and per-diem re-bills on my accounts down from $41,000 to $12,500 a year, with a sheet of last free days that the whole of the desk has used since'
    expect(analysed(resume(line)).strengths).toContain('from $41,000 to $12,500 a year”.')
  })
  it('calls nobody’s own firm an employer', () => {
    const own = resume('- Cared for 22 patients at home').replace('CHARGE NURSE, Hill Hospital', 'Carer, Self-employed')
    expect(analysed(own).positive_indicators).toContain('Has been Carer (self-employed) for more than seven years.')
  })
  it('names the way from one post to the next, and writes no title in capitals', () => {
    const { strengths, positive_indicators } = analysed(resume('- Wound care'))
    expect(positive_indicators).toContain('Went from Staff Nurse to Charge Nurse at Hill Hospital.')
    expect(strengths).toContain('all of them at Hill Hospital, now as Charge Nurse')
  })
  it('takes nobody who was trained for somebody who trains', () => {
    expect(analysed(resume('- Trained in wound care\n- Forklift trained')).positive_indicators).not.toContain(
      'Passes on',
    )
    expect(analysed(resume('- Trained two new nurses')).positive_indicators).toContain('“Trained two new nurses”')
  })
  it('says what a post leaves open, by the post’s own name', () => {
    expect(analysed(resume('')).weaknesses).toContain(
      'Gives no more than title and dates of Charge Nurse at Hill Hospital.',
    )
    expect(analysed(resume('')).suggestions).toContain('Ask what the work was as Charge Nurse at Hill Hospital.')
  })
  it('takes no telephone number and no date for a figure of the work', () => {
    const { strengths } = analysed(resume('- Ward diary 2021 to 2023\n- Bleep 01632 960 118 for the night team'))
    expect(strengths).not.toContain('Puts figures')
  })
  it('gives nobody credit for what others led', () => {
    const led = (line: string) => analysed(resume(`- ${line}`)).positive_indicators
    expect(led('New drug round, which my manager led')).not.toContain('in charge')
    expect(led('Led the new drug round on three wards')).toContain('Has been in charge: “Led the new drug round')
    expect(led('Led a team of nine on nights')).toContain('Has led people: “Led a team of nine')
  })
  it('names things by the resume’s own words, one thing once', () => {
    const { strengths } = analysed(resume('- Bedside Care at the bedside of eight'))
    expect(strengths).toMatch(/^The work itself shows bedside care and medication rounds\.$/imu)
  })
  it('says of a gap what is dated in it, and of the time since the last post that there is nothing', () => {
    const gone = 'Ann Lee\n\nEXPERIENCE\n\nNurse, Hill Hospital, May 2021 – March 2024\n- Wound care\n\n'
    const before = `${gone}Nurse, Brook Clinic, May 2012 – March 2016\n- Wound care\n\nEDUCATION\n`
    expect(analysed(before).weaknesses).toContain('Nothing is dated between April 2016 and April 2021.')
    expect(analysed(before).suggestions).toContain('Ask what has been done since April 2024.')
    expect(analysed(`${before}MSc Nursing, Hill College, 2019`).weaknesses).toContain(
      'There is no post between April 2016 and April 2021, though “MSc Nursing, Hill College, 2019” is dated there.',
    )
  })
  it('asks for an example of what is only listed', () => {
    const listed = `${resume('- Wound care')}\n\nSKILLS\nExcel, Python, SQL, Tableau, Power BI`
    expect(analysed(listed).weaknesses).toContain('Excel, Python, SQL and two more stand in a list')
    expect(analysed(listed).suggestions).toContain(
      'Ask for an example from the work of Excel and Python: both are only listed.',
    )
  })
  it('takes a comparison for nothing that is missing, and asks nobody how long a driving licence is good', () => {
    expect(analysed(resume('- My wound care is not as fast as it was, without thirty beds')).weaknesses).toBeNull()
    const asked = analysed(`${resume('- Wound care')}\n\nLICENCES\nDriving licence\nAdvanced life support`).suggestions
    expect(asked).toContain('Ask since when and until when this is good: “Advanced life support”.')
  })
  it('tells a long stay and what was brought in', () => {
    const { positive_indicators } = analysed(
      resume('- Introduced a wound round on two wards').replace('Hill H', 'Old H'),
    )
    expect(positive_indicators).toContain('Brought in something new: “Introduced a wound round on two wards”.')
    const plain = analysed(resume('- Set up and swap pumps').replace('Hill H', 'Old H')).positive_indicators
    expect(plain).not.toContain('Brought in')
    expect(plain).toMatch(/Has been Charge Nurse at Old Hospital for more than seven years\./)
  })
  it('takes no letters without school or year for a degree', () => {
    expect(analysed(`${resume('- Wound care')}\n\nEDUCATION\nBA`).strengths).not.toContain('Holds')
    expect(analysed(`${resume('- Wound care')}\n\nEDUCATION\nBA History, 2009`).strengths).toContain('Holds a BA')
  })
  it.each([
    ['the highest', ['BSc Chemistry, Hill College, 2012', 'PhD Chemistry, Hill College, 2016'], 'PhD Chemistry'],
    ['of equals the latest', ['BA History, Hill College, 2004', 'BSc Nursing, Hill College, 2012'], 'BSc Nursing'],
  ])('holds of several degrees %s', (_, degrees, best) => {
    expect(analysed(`${resume('- Wound care')}\n\nEDUCATION\n${degrees.join('\n')}`).strengths).toContain(
      `Holds a ${best} from Hill College`,
    )
  })
  it('quotes what the resume says is missing, and a paper that has run out', () => {
    const { weaknesses } = analysed(
      `${resume('- I have no experience with mechanical ventilation')}\n\nLICENCES\nRegistered Nurse, lapsed in 2020`,
    )
    expect(weaknesses).toContain('Says itself what is missing: “I have no experience with mechanical ventilation”.')
    expect(weaknesses).toContain('A paper has run out: “Registered Nurse, lapsed in 2020”.')
  })
  it('says that something is missing only where the person lacks it', () => {
    for (const line of [
      'Ran two redundancy rounds without a court case',
      'Never missed a filing deadline on the wound register',
      'Wound care for eight years without a complaint',
      'No wound round is finished until it is on paper',
      'I cannot complain of my wound care training',
      'Handed over 14 wards with no rejected work',
      'Kept five pumps running, no unplanned work',
      'Built the ward team from people with no experience, four of whom now lead',
      'Trained school leavers without any experience of wounds',
      'I do not use agency staff for skilled work',
      'Ran the ward with no outside training',
      'Wrote a course on wounds for carers, no nursing background needed',
    ])
      expect(analysed(resume(`- ${line}`)).weaknesses ?? '').not.toContain('Says itself')
    const own = analysed(`${resume('- Wound care')}\n\nOTHER\nI dont have a driving licence yet, I am taking lessons`)
    expect(own.weaknesses).toContain('Says itself what is missing: “I dont have a driving licence yet')
    for (const line of [
      'I am without a licence at present',
      'I have no hospital work to show',
      'I do not use ACL, SQL or Python',
    ])
      expect(analysed(resume(`- ${line}`)).weaknesses).toContain(`Says itself what is missing: “${line}”.`)
  })
  it('calls somebody in charge of people, money or a place alone', () => {
    const charge = (line: string) => analysed(resume(`- ${line}`)).positive_indicators ?? ''
    expect(charge('Responsible for driving strategic initiatives')).not.toContain('in charge')
    expect(charge('Responsible for the weekly forecast in Excel')).not.toContain('in charge')
    expect(charge('Responsible for a budget of £40,000')).toContain('Has been in charge')
    expect(charge('Led 8 drivers\n- Responsible for 28 soldiers and 19 vehicles')).toContain(
      '“Responsible for 28 soldiers',
    )
  })
  it.each([
    ['Worked in a team of eight on a surgical ward'],
    ['Joined a team of nurses and booked appointments'],
    ['Responsible for 3 monthly reports to the board'],
    ['Started the shift by checking the fridges'],
    ['Set up the room for meetings'],
    ['Established rapport with residents'],
  ])('says nothing for “%s”', line => {
    const { positive_indicators, suggestions } = analysed(resume(`- ${line}`))
    expect(positive_indicators).not.toContain(line)
    expect(suggestions ?? '').not.toContain('who led whom')
  })
  it.each([
    ['Led a team of nine on nights', 'Has led people'],
    ['Responsible for 3 direct reports', 'Has led people'],
    ['Ran a crew of 5', 'Has led people'],
    ['Staff of eight, hired and trained by me', 'Has led people'],
    ['Started a wound clinic', 'Brought in something new'],
    ['Set up a wound clinic', 'Brought in something new'],
    ['Established a falls register', 'Brought in something new'],
  ])('says for “%s”: %s', (line, told) => {
    expect(analysed(resume(`- ${line}`)).positive_indicators).toContain(`${told}: “${line}”.`)
  })
  it('calls it no rise where the rank is no higher', () => {
    const left = resume('- Wound care').replace('Staff Nurse', 'Accountant').replace('CHARGE NURSE', 'Cleaner')
    expect(analysed(left).positive_indicators ?? '').not.toContain('Went from')
  })
  it('takes how many there were for nothing that came of it', () => {
    const told = (line: string) => analysed(resume(`- ${line}`)).strengths
    for (const line of ['Raised 300 invoices a month', 'Cut 40 heads of hair a week', 'Raised 60 calves each season'])
      expect(told(line), line).toContain('Puts figures to the work')
    for (const line of [
      'Cut falls by 30 a year',
      'Cut waiting from 11 to 2 days a month',
      'Raised £4,000 for the ward',
      'Wrote 90 letters a year; £412,000 raised',
      'Reduced 14 double visits to a single carer',
      'Reduced costs 15%',
    ])
      expect(told(line), line).toContain('Says what came of the work')
  })
  it('takes what came of the work, in any currency, for its figure, and no span of time', () => {
    const told = (line: string) => analysed(resume(`- ${line}`)).strengths
    expect(told('Groups of 12 to 16\n- 31 of 36 passed the exam')).toContain('Says what came of the work: “31 of 36')
    expect(told('Moved to scans, which saved about two days a month')).toContain('Says what came of the work')
    expect(told('Site works on a ward (value AED 480 million)')).toContain('Puts a sum to the work')
    expect(told('4 nights out a week')).not.toContain('figures')
    expect(told('Ward round from 8 p.m. to 6 a.m.')).not.toContain('what came')
  })
  it('asks who did something only where the line leaves it open', () => {
    const asked = (line: string) => analysed(resume(`- ${line}`)).suggestions ?? ''
    expect(asked('Dressed 22 wounds a day together with a colleague')).not.toContain('alone')
    expect(asked('Falls fell from 14 to 6 by a new checklist')).not.toContain('get there')
    expect(asked('Falls fell from 14 to 6 a quarter')).toContain('Ask what was done to get there: “Falls fell')
  })
  it('tells training once, and not of those whose work it is', () => {
    const { strengths, positive_indicators } = analysed(resume('- Trained two new starters'))
    expect(strengths).not.toContain('Trained two')
    expect(positive_indicators).toContain('Trains others: “Trained two new starters”.')
    expect(analysed(resume('- Mentored by the matron')).positive_indicators ?? '').not.toContain('Trains others')
    const taught = resume('- Taught six classes of 28 students').replace('CHARGE NURSE', 'SCIENCE TEACHER')
    expect(analysed(taught).positive_indicators ?? '').not.toContain('Trains others')
  })
  it('names things by names, neither by what was done to them nor by how many there were', () => {
    const { strengths } = analysed(
      resume('- Negotiated wound care contracts\n- 36-bed unit\n- PRE- AND POST-OPERATIVE CARE\n- Medication rounds'),
    )
    expect(strengths).not.toMatch(/shows.*(?:negotiated|36-bed|PRE-)/u)
  })
  it('stands in the army, at the university of a town, and in small letters where a layout shouts', () => {
    const at = (firm: string) => analysed(resume('- Wound care').replaceAll('Hill Hospital', firm)).strengths
    expect(at('British Army')).toContain('all of them in the British Army, now as Charge Nurse')
    expect(at('University of Bergen')).toContain('all of them at the University of Bergen')
    expect(analysed(resume('- Wound care').replace('Hill Hospital', 'OSTERIA LUCIO')).strengths).toContain(
      'Charge Nurse at Osteria Lucio since 2019',
    )
  })
})
