import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const driving = 'Full driving licence and use of a car'
const hours = 'Willingness to work lates, nights and every other weekend'
const onCall = 'Share the on-call rota, one week in four'
const reel = 'A link to your online portfolio'
const permit = 'The right to work in Ireland without restriction'
const eitherPermit = 'Right to work in Malta: EU passport or valid single permit'
const lift = 'Ability to lift up to 50 lbs'
const soon = 'Able to start immediately or at short notice'
const inMonth = 'Can join within 30 days'
const travel = 'You must be happy to be away about 30% of the time'

describe('conditions that no work shows', () => {
  it.each([
    [driving, 'Licence: full, clean since 2011', 'met'],
    [driving, 'I passed my driving test in 2019 and run a Fiesta', 'met'],
    [driving, 'Rijbewijs B, eigen auto', 'met'],
    [driving, 'Driving: full UK, 2011, own Yaris', 'met'],
    [driving, 'No points in nineteen years at the wheel', 'met'],
    [driving, 'Full clean driving licence, no points on licence', 'met'],
    [driving, 'Driving: A, B and BE; own Corsa', 'met'],
    [driving, 'Car and trailer licence', 'met'],
    [driving, 'Forklift certificate, crane book class B', 'unmet'],
    [driving, 'Driver licence: restricted, full test in February', 'partial'],
    [driving, 'Driving licence revoked in 2024', 'unmet'],
    [driving, 'Provisional licence, test booked for January', 'partial'],
    [driving, 'Driving licence since 2012, but no car at present', 'partial'],
    [driving, 'I do not drive', 'unmet'],
    ['Current C class driver’s licence', 'C class licence, own ute', 'met'],
    ['Authorised to work in confined spaces', 'Irish citizen', 'unmet'],
    ['Explains planning rules to citizens and councillors', 'Permanent resident since 2018', 'unmet'],
    ['Entitled to work in Norway', 'Norwegian work permit, no end date', 'met'],
    [permit, 'Irish citizen', 'met'],
    [permit, 'Stamp 4, so no permit is needed', 'met'],
    [permit, 'I do not need sponsorship', 'met'],
    [permit, 'Permanent resident since 2018', 'met'],
    [permit, 'Student visa, twenty hours a week in term', 'partial'],
    [permit, 'Work permit until March 2027', 'partial'],
    [permit, 'I would need sponsorship', 'unmet'],
    [permit, 'My visa expired in May', 'unmet'],
    [permit, 'Volunteer at the Citizens Advice desk; citizen science on Sundays', 'unmet'],
    [permit, 'Checked right-to-work papers for 300 starters', 'unmet'],
    [permit, 'Born in Sligo, eldest of six', 'unmet'],
    [eitherPermit, 'Single permit until 11/2028', 'met'],
    [eitherPermit, 'Latvian passport', 'met'],
    [eitherPermit, 'Student visa until 2028', 'partial'],
    ['Right to work in Canada', 'Latvian passport', 'partial'],
    ['NZ resident or valid work visa', 'NZ resident since 2020', 'met'],
    ['NZ resident or valid work visa', 'Prepared tax returns for 40 US resident clients', 'unmet'],
    [lift, 'I can lift 25 kg', 'met'],
    [lift, 'Able to carry 20 lbs', 'partial'],
    [lift, 'Operated a forklift', 'unmet'],
    [soon, 'Notice period: 2 weeks', 'met'],
    [soon, 'Available immediately', 'met'],
    [soon, 'Notice period: 3 months', 'partial'],
    [soon, 'Put up notices at the counter', 'unmet'],
    [soon, 'Notice period: 3 weeks', 'partial'],
    [inMonth, 'Notice period: 3 weeks', 'met'],
    [inMonth, 'Ready to join in two weeks', 'met'],
    [inMonth, 'Can travel immediately', 'met'],
    [inMonth, 'One month’s notice', 'met'],
    [inMonth, 'Notice period: 3 months', 'partial'],
    [inMonth, 'Choir and swimming', 'unmet'],
    ['Can work 12 hours night shift, public holiday', 'Willing to work night shift and public holidays', 'met'],
    ['Must work every other Saturday', 'Works Saturdays', 'met'],
    ['Must work every other Saturday', 'Any Saturday is alright', 'met'],
    ['Can work night shift', 'Night for me no issue', 'met'],
    ['Own transport', 'Got Myvi', 'met'],
    ['Willing to answer road calls at night', 'On call for breakdowns, day or night', 'met'],
    ['Own transport', 'Own motorcycle', 'met'],
    ['Ability to ride a motorcycle with a valid permit', 'Riding permit class A, valid to 2028', 'met'],
    ['Ability to ride a motorcycle with a valid permit', 'Permit classes A, B, CM', 'met'],
    ['Ability to ride a motorcycle with a valid permit', 'Driving permit class B', 'unmet'],
    ['Ability to ride a motorcycle with a valid permit', 'I cannot ride a motorcycle', 'unmet'],
    ['Own car', 'Own motorcycle', 'partial'],
    ['General driver’s licence', 'General driver’s licence, exp. 2029', 'met'],
    ['General driver’s licence', 'Private driver’s licence, applying for General', 'partial'],
    ['Transferable QID with NOC', 'QID holder, transferable with NOC', 'met'],
    ['Valid transferable Iqama', 'Iqama: non-transferable', 'partial'],
    ['Valid transferable Iqama', 'Worked in the NOC of a network', 'unmet'],
    ['Notice period: immediate to 30 days', 'Notice period: 30 days', 'met'],
    ['Notice period: immediate to 30 days', 'Notice period: 60 days', 'partial'],
    ['Possess own portfolio', 'Portfolio: pictures of my windows', 'met'],
    ['Possess own portfolio', 'Kept a portfolio of 40 clients', 'unmet'],
    ['Satisfactory vulnerable sector check', 'Police clearance 2026', 'met'],
    ['Garda vetting and two references', 'Garda vetting with current employer Aug 2025', 'met'],
    ['Must be able to work evenings on rotation', 'Evenings ok', 'met'],
    [driving, 'Keen cyclist, treasurer of the chess club', 'unmet'],
    [driving, 'Licence since 2014, Volvo with a roof rack', 'met'],
    [driving, 'Electrical licence suspended; class B driving licence, clean', 'met'],
    [driving, 'I lost my licence in 2025 and am disqualified until 2027', 'unmet'],
    [driving, 'Full driving licence; car club member', 'partial'],
    [driving, 'Provisional; I keep my Corsa in the garage till I pass. Driving: provisional only', 'partial'],
    [driving, 'I possess two motor cars', 'met'],
    [driving, 'UAE licence, light vehicles', 'met'],
    [driving, 'Welded doors for Toyota and Ford', 'unmet'],
    ['Clear criminal record', 'Criminal record: None', 'met'],
    ['Clean criminal record', 'No criminal record', 'met'],
    ['Clear criminal record', 'Kept criminal records at the court', 'unmet'],
    ['Comfortable with night shifts', 'US process, 6 pm to 3 am', 'met'],
    ['Comfortable with night shifts', 'Shop open from 8 am to 6 pm', 'unmet'],
    ['Must have your own car', 'Full UK driving licence, no car', 'unmet'],
    ['Must have your own car', 'Full UK driving licence', 'partial'],
    ['Reliable transportation', 'Own vehicle', 'met'],
    ['Own transport is needed', 'I drive my own Skoda to work', 'met'],
    ["Code EC driver's licence", 'EC licence with PrDP', 'met'],
    ["Code EC driver's licence", "Driver's licence, Code C1", 'partial'],
    ['Full NZ class 1 licence', 'Full class 1, clean', 'met'],
    ['Full NZ class 1 licence', 'Restricted class 1', 'partial'],
    ['Open driver licence (class C)', 'Class C open, clean since 2009', 'met'],
    ['Full UK driving licence including C1', 'Full driving licence since 2009', 'partial'],
    ['Full UK driving licence including C1', 'C1 and trailer on my driving licence', 'met'],
    ['Full manual driving licence', 'Driving licence (automatic only)', 'partial'],
    ['Full driving licence', 'Driving licence\nNone', 'unmet'],
    ['Full driving licence', 'Driving licence\nYes\nOwn boat\nNone', 'met'],
    ['Own hand tools and hood', 'Own hood, grinder and hand tools', 'met'],
    ['Own hand tools and hood', 'I have my own tools, hood and truck.', 'met'],
    ['Own hand tools and hood', 'I own my hand tools', 'partial'],
    ['Own hand tools and hood', 'Sold hoods and hand tools to fab shops', 'unmet'],
    ['Own hand tools and hood', 'I have no tools of my own', 'unmet'],
    ['Must have your own camera equipment', 'My role covered tests of equipment', 'unmet'],
    ['Must have your own camera equipment', 'Own cameras and lenses', 'met'],
    [hours, 'Four on, four off, nights included', 'met'],
    [hours, 'Any shift suits me', 'met'],
    [hours, 'Coached the under-nines on Saturdays', 'partial'],
    [hours, 'I cannot work nights', 'unmet'],
    [onCall, 'The duty phone is mine every third week', 'met'],
    [onCall, 'Stand-by one week of three', 'met'],
    [onCall, 'On-call: no rota for us, so none', 'unmet'],
    [onCall, 'Rang the suppliers each week', 'unmet'],
    [reel, 'valemakes.example.org', 'met'],
    [reel, 'Samples on request', 'partial'],
    [reel, 'linkedin.com/in/robin-vale', 'unmet'],
    [travel, 'On the road two weeks in five', 'met'],
    [travel, 'About eighty nights in hotels each year', 'met'],
    [travel, 'Happy to travel', 'met'],
    [travel, 'Booked trains and hotels for six directors', 'unmet'],
    [travel, 'I cannot travel, as my mother lives with me', 'unmet'],
  ])('%s: “%s” is %s', (asked, line, expected) => {
    const resume = engine.readResume(
      documentOf(
        `Robin Vale\nrobin@example.com\n\nExperience\n\nAssistant, Bluefield Stores, January 2019 to present\n- Served customers.\n\nOther\n${line}\n`,
      ),
      '2026-11-01',
    )
    const job = { title: 'Field engineer', description: `Requirements\n- ${asked}\n` }
    expect(engine.match(job, resume).assessments[0]?.status).toBe(expected)
  })

  it.each([
    [
      'Full UK driving licence',
      'Fluent in Irish (raised in the Gaeltacht) and in English, full clean driving licence',
      'full clean driving licence',
    ],
    ['Right to work in Australia', 'Blue Card 0012345/6\nAustralian citizen', 'Australian citizen'],
  ])('%s: the reason shows the words that say so', (asked, line, shown) => {
    const text = `Robin Vale\nrobin@example.com\n\nOther\n${line}\n`
    const job = { title: 'Field engineer', description: `Requirements\n- ${asked}\n` }
    const [first] = engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments
    expect(first?.reason).toContain(`“${shown}”`)
  })

  it('are read from under the heading that names them', () => {
    const text = 'Robin Vale\nrobin@example.com\n\nLICENCE\nFull, manual, no points\n'
    const job = { title: 'Field engineer', description: `Requirements\n- ${driving}\n` }
    const [first] = engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments
    expect(first?.status).toBe('met')
  })

  it('earns nothing by the words of the posting', () => {
    const resume = engine.readResume(documentOf(`Robin Vale\nrobin@example.com\n\nOther\n${travel}\n`), '2026-11-01')
    const [first] = engine.match(
      { title: 'Field engineer', description: `Requirements\n- ${travel}\n` },
      resume,
    ).assessments
    expect(first?.credit).toBe(0)
  })
})
