import { describe, expect, it } from 'vitest'
import { requirementsOf } from './requirements.ts'
import { units } from './units.ts'
import { warningsOf } from './warnings.ts'

const posting = `Office Manager
Pellworth Dental Group, Bristol

About us
We are proud of our nine practices and need no introduction in the West. You must see the garden.

The role
You will keep the books and the diary of a practice with six chairs. We expect you to have managed reception staff before.

Requirements
- Three years as an office manager or practice manager
- Fluent English
- QuickBooks or a similar package
- First aid certificate would be a plus

What we offer
28 days of leave, pension and a degree paid by us. Experience the sea every morning.

We are an equal opportunities employer and need applicants of every age and background.`

const read = (text: string) => requirementsOf(text, units(text))

describe('requirementsOf', () => {
  const found = read(posting)
  it('keeps the exact place of each', () => {
    expect(found.length).toBeGreaterThan(3)
    for (const { text, start, end } of found) expect(posting.slice(start, end)).toBe(text)
  })
  it('takes bullets and what prose asks for', () => {
    const texts = found.map(({ text }) => text)
    expect(texts).toContain('Three years as an office manager or practice manager')
    expect(texts).toContain('QuickBooks or a similar package')
    expect(texts.some(text => text.includes('managed reception staff'))).toBe(true)
  })
  it('knows wishes from musts, and years and languages from skills', () => {
    const by = (start: string) => found.find(({ text }) => text.startsWith(start))
    expect(by('First aid')).toMatchObject({ kind: 'nice', type: 'certification' })
    expect(by('Three years')).toMatchObject({ kind: 'must', type: 'years' })
    expect(by('Fluent')).toMatchObject({ kind: 'must', type: 'language' })
  })
  it('takes a product for no degree', () => {
    const text =
      'Requirements\n- Experience with MS Excel\n- JD Edwards or AS/400\n- WCAG 2.2, level AA\n- Hands-on time with a GC-MS or ICP-MS'
    expect(read(text).map(({ type }) => type)).not.toContain('degree')
  })
  it('parts nothing within brackets, and takes an example there for no language', () => {
    const text =
      'What we need\nThe pastry is yours too, so confident work with laminated doughs (croissants, pains, Danish) is essential.'
    const texts = read(text)
    expect(texts).toHaveLength(1)
    expect(texts[0]?.type).not.toBe('language')
    expect(texts[0]?.text).toContain('(croissants, pains, Danish)')
  })
  it('takes neither a vacancy nor what a firm is for a requirement, but who leads', () => {
    const text =
      'Tidal Roofs is a family-owned, certified installer based in Avonmouth. We now need a Roof Team Leader to run one of our crews.\n\nThe job\nYou will be the lead roofer on two sites at once and the person our clients ring. Homeowners will look to you for drawings that they can follow. You will help plan scaffolds and order slate.\n\nIt helps if you have\n- Led work on listed buildings'
    const found = requirementsOf(text, units(text), 'Roof Team Leader')
    expect(found.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
      'must: You will be the lead roofer on two sites at once and the person our clients ring',
      'must: Homeowners will look to you for drawings that they can follow',
      'must: You will help plan scaffolds and order slate',
      'nice: Led work on listed buildings',
    ])
  })
  it('takes nothing from the firm’s praise, the benefits and the law', () => {
    const all = found.map(({ text }) => text).join('\n')
    for (const stray of ['garden', 'introduction', 'pension', 'sea every', 'every age'])
      expect(all).not.toContain(stray)
  })
})

describe('a posting without the usual headings', () => {
  const stated = (text: string) => read(text).map(({ text, kind }) => (kind === 'nice' ? `(${text})` : text))
  it.each([
    ['bullets', '- PLC programming\n- Fluent Klingon', ['PLC programming', 'Fluent Klingon']],
    ['numbers', '1. Latte art\n2) Cash handling', ['Latte art', 'Cash handling']],
    [
      'bullets under tasks',
      'Tasks\n- Run the chess club\n- Mark and report',
      ['Run the chess club', 'Mark and report'],
    ],
    ['a comma list', 'Excel, QuickBooks, payroll', ['Excel', 'QuickBooks', 'payroll']],
    ['lines without marks', 'TypeScript\nReact\nPostgreSQL\nDocker', ['TypeScript', 'React', 'PostgreSQL', 'Docker']],
    [
      'one paragraph that asks for nothing',
      'We run a bistro by the river. Cook wanted with two years on the grill. HACCP certificate needed by law. We pay $24 an hour.',
      ['Cook wanted with two years on the grill', 'HACCP certificate needed by law'],
    ],
    [
      'an enumeration that asks',
      'Looking for a cook. 2+ years of grill experience, able to lift 20 kg, must work weekends.',
      ['2+ years of grill experience', 'able to lift 20 kg', 'must work weekends'],
    ],
    [
      'first lines in capitals',
      'WELDER\nPIPE SHOP, NIGHT SHIFT\n\n- TIG welding\n- Isometric drawings',
      ['TIG welding', 'Isometric drawings'],
    ],
    [
      'labels inside the line',
      'Nurse for our day clinic.\nRequirements: RN licence, BLS. Nice to have: chemotherapy certificate.\nBenefits: pension, parking.',
      ['RN licence', 'BLS', '(chemotherapy certificate)'],
    ],
    [
      'lines under a heading, an abbreviation among them',
      'MUST HAVE\nForklift licence\nSQL\nWeekend work\nNICE TO HAVE\nSAP',
      ['Forklift licence', 'SQL', 'Weekend work', '(SAP)'],
    ],
  ])('states what it asks by %s', (_, text, wanted) => {
    expect(stated(text)).toEqual(wanted)
  })
  it.each([
    [
      'a lead-in that names no part',
      'You could be the one if you have:\n• shipped two apps\n• 4+ years in design\n\nYou don’t need a degree.',
      ['shipped two apps', '4+ years in design'],
    ],
    [
      'headings between lists without a gap',
      'Person specification\nEssential\n- A portfolio of print work\nDesirable\n- Photography',
      ['A portfolio of print work', '(Photography)'],
    ],
    [
      'prose alone',
      'Applicants should have two years’ experience in a hotel and be proficient in Opera Cloud. A second European language is desirable.',
      [
        'Applicants should have two years’ experience in a hotel',
        'be proficient in Opera Cloud',
        '(A second European language is desirable)',
      ],
    ],
    [
      'languages in prose that names them and nothing else',
      'You fix pumps. Dutch, some French. German is spoken in the workshop.',
      ['You fix pumps', 'Dutch, some French', 'German is spoken in the workshop'],
    ],
    [
      'a sentence that asks for a paper and for years, and one that says what has to be so at its end',
      'You have a diploma in welding and at least three years in a yard. Test plans are on the server and must be up to date.',
      [
        'You have a diploma in welding',
        'at least three years in a yard',
        'Test plans are on the server and must be up to date',
      ],
    ],
    [
      'no reasons to come and no word on canvassing',
      'We need\n- Three years at a forge\n\nWhy here\nNo clocking in, study leave, and the kettle is always on.\n\nCanvassing will disqualify. We forge gates.',
      ['Three years at a forge'],
    ],
    [
      'no gifts, no procedure and no other duties',
      'Duties\n- Weld frames and pipes to the drawing, then check them\n- Any other duties given by the foreman\n\nYou must weld pipes. What we have for you: a barbecue, pay above the scale. The contract is for 30 hours. A criminal record extract is mandatory.',
      ['Weld frames and pipes to the drawing, then check them', 'You must weld pipes'],
    ],
    [
      'wishes parted by semicolons',
      'Bonus points for: French or Polish; ADR awareness; forklift licence',
      ['(French or Polish)', '(ADR awareness)', '(forklift licence)'],
    ],
  ])('states what it asks by %s', (_, text, wanted) => {
    expect(stated(text)).toEqual(wanted)
  })
  it('keeps a must whose last words are a wish, and whose nouns sound like one', () => {
    const text = 'Requirements\n- A law degree, ideally with honours\n- Pension or business assets\n- SQL (preferred)'
    expect(stated(text)).toEqual([
      'A law degree, ideally with honours',
      'Pension or business assets',
      '(SQL (preferred))',
    ])
  })
  it.each([
    ['18 months of bookkeeping', 'years'],
    ['Two years’ experience in child care within the last five years', 'years'],
    ['Diploma, or be ready to complete it within three years', 'degree'],
    ['You speak German (B2) and English', 'language'],
    ['BS 7671, 18th Edition', 'certification'],
    ['Manual handling training completed in the last twelve months', 'certification'],
    ['Most of them are on mechanical ventilation', 'skill'],
    ['Check invoices and issue certificates of origin', 'skill'],
    ['Good command of a registration platform such as Eventbrite', 'skill'],
    ['You keep our organic certification and the farm diary', 'skill'],
    ['Track forklift licences and cards before they expire', 'skill'],
    ['Keep your own CSCS card in date', 'certification'],
    ['You sand, prime and polish the panels', 'skill'],
    ['A good knowledge of Dutch employment law', 'skill'],
    ['You will answer parents in plain English', 'skill'],
    ['You will teach Italian to beginners and one Year 12 class', 'skill'],
    ['Polish, for the night shift', 'language'],
    ['You collect three years of bank statements from each tenant', 'other'],
    ['Service the boilers every two years', 'skill'],
    ['Three (3) years of land surveying', 'years'],
    ['A ski instructor qualification', 'certification'],
    ['A relevant qualification', 'degree'],
    ['Swedish at a level to take minutes', 'language'],
  ])('tells the kind of %j', (item, type) => {
    expect(read(`Requirements\n- ${item}`).map(({ type }) => type)).toEqual([type])
  })
  it.each(['', 'Hello there.', 'We are a friendly team of nine.', 'What we offer\n- Free lunch\n- A pension'])(
    'states nothing in %j',
    text => {
      expect(stated(text)).toEqual([])
    },
  )
  it.each([
    [
      'neither a reason before a demand nor a signature',
      'The work\nHalf of our ovens are gas, and we expect you to have baked in both kinds. Every loaf is weighed, so you must be used to portion control.\n\nYou need\n- A forklift licence.\n\nKind regards,\nOda Fenwick, Works Manager',
      ['we expect you to have baked in both kinds', 'you must be used to portion control', 'A forklift licence'],
    ],
    [
      'more of the same work with what it goes on about',
      'The work\nYou will book the vans, plan the routes, and explain the delays to customers.',
      ['You will book the vans, plan the routes, and explain the delays to customers'],
    ],
    [
      'papers, studies and wishes one by one',
      'You need\nApplicants must hold a forklift licence, a degree in chemistry and two years in a laboratory. A first aid certificate is an advantage, and so is fluent Polish.',
      [
        'Applicants must hold a forklift licence',
        'a degree in chemistry',
        'two years in a laboratory',
        '(A first aid certificate is an advantage)',
        '(fluent Polish)',
      ],
    ],
  ])('takes %s', (_, text, wanted) => {
    expect(stated(text)).toEqual(wanted)
  })
  it('states what prose asks: of the reader, beside another thing, as preferred, as what nobody can do without', () => {
    const text =
      'You run the payroll of the night shift. We ask for two years in a bakery, along with a forklift licence. NEBOSH is preferred. Keeping the stock records straight is what we cannot do without.'
    expect(stated(text)).toEqual([
      'You run the payroll of the night shift',
      'We ask for two years in a bakery',
      'a forklift licence',
      '(NEBOSH is preferred)',
      'Keeping the stock records straight is what we cannot do without',
    ])
  })
  it('takes pay, money and applications that the work is about for no benefit and no procedure', () => {
    const text =
      'The job\nEach spring you set the pay bands and the bonus pool. You will decide licence applications from receipt to appeal. We need somebody who has looked after members paying £90,000 a year in fees.'
    expect(stated(text)).toEqual([
      'Each spring you set the pay bands and the bonus pool',
      'You will decide licence applications from receipt to appeal',
      'We need somebody who has looked after members paying £90,000 a year in fees',
    ])
    expect(stated('What we offer\nAfter a year you join the pension. You get a salary of £30,000.')).toEqual([])
  })
  it('reads a paragraph under a heading of its own words, whatever mark parts them', () => {
    const text =
      'About us\nWe have mended clocks since 1911.\n\nThe bench, month by month\nYou clean and regulate carriage clocks, and we hope for somebody who turns a balance staff.\n\nWho should apply\nYou have two years at a bench. Wishes are below.\n\nTwo wishes\nA little German would go far.'
    expect(stated(text)).toEqual([
      'You clean and regulate carriage clocks',
      'we hope for somebody who turns a balance staff',
      'You have two years at a bench',
      '(A little German would go far)',
    ])
  })
  it('tells what is about the work and whom one hopes for from what is about the firm', () => {
    const text =
      'About Plumbline\nWe have hung doors since 1911.\n\nAbout your round\nYou hang and ease doors in forty schools.\n\nWho we hope to meet\n- Three years of second fixing\n\nAnd if we are lucky\n- Some Polish'
    expect(stated(text)).toEqual([
      'You hang and ease doors in forty schools',
      'Three years of second fixing',
      '(Some Polish)',
    ])
  })
  it('knows a wish by its heading and by what it would make easier, and no name for one', () => {
    const text =
      'You need\n- Simulation in Ilex Plus\n\nWelcome, but never a filter\n- Welding\n- German: it makes the Monday call easier'
    expect(stated(text)).toEqual(['Simulation in Ilex Plus', '(Welding)', '(German: it makes the Monday call easier)'])
  })
  it('parts a list of wishes where some are choices', () => {
    expect(stated('Requirements\n- SQL\n\nNice to have: Welsh or Irish, and a driving licence.')).toEqual([
      'SQL',
      '(Welsh or Irish)',
      '(a driving licence)',
    ])
  })
  it('takes what is asked plainly, whatever word of law or pay stands beside it', () => {
    const text =
      'Payroll Clerk\nYou will run the monthly payroll of four hotels and answer what people ask about it.\nYou need to have worked with personal data under privacy law and to know how long it is kept.\nAll applicants are subject to reference checks.'
    const found = stated(text)
    expect(found.some(one => one.includes('personal data under privacy law'))).toBe(true)
    expect(found.some(one => one.includes('reference checks'))).toBe(false)
  })
  it('takes a language that is an item of a list without a heading', () => {
    expect(stated('Export Clerk\n- Three years in freight\n- Danish at B2 level\n- A canteen')).toEqual([
      'Three years in freight',
      'Danish at B2 level',
    ])
  })
  it('leaves the duties aside where there is a part for requirements', () => {
    expect(stated('Tasks\n- Run the chess club\n\nRequirements\n- Degree in maths')).toEqual(['Degree in maths'])
  })
})

describe('warningsOf', () => {
  it('names criteria that no score should rest on, at their place', () => {
    const text = 'Requirements\n- Native English speaker, aged 25 to 35\n- Please attach a photo'
    const found = warningsOf(units(text))
    expect(found.map(({ start, end }) => text.slice(start, end).toLowerCase())).toEqual(
      expect.arrayContaining([expect.stringContaining('native english speaker'), expect.stringContaining('photo')]),
    )
  })
  it('is silent where equal treatment is promised', () => {
    expect(warningsOf(units('We hire without regard to age, sex, religion or marital status.'))).toEqual([])
  })
  it.each([
    [
      'age',
      ['Aged 25 to 35', 'Under 35', 'We want people aged 25 to 35', 'Not older than 40', 'Young and dynamic team'],
    ],
    [
      'sex',
      [
        'Female receptionist required',
        'Candidates should be male',
        'Lady doctor preferred',
        'Boys required for delivery',
      ],
    ],
    ['origin', ['People of European origin only', 'German citizens only', 'Native English speaker']],
    ['family', ['Must be single', 'Single candidates preferred', 'Married or single', 'Unmarried', 'No children']],
    [
      'looks',
      [
        'Send your CV with photo',
        'Recent photo required',
        'Photo on the CV',
        'Attractive appearance',
        'Be presentable',
      ],
    ],
    ['graduation', ['Graduated after 2018']],
    ['postcode', ['Tell us your postcode', 'Must live in a London postcode']],
    ['faith', ['Practising Catholic', 'Christian faith required', 'Catholic teacher preferred']],
    ['health', ['In perfect health']],
  ])('warns of what is asked: %s', (_, lines) => {
    expect(lines.filter(line => warningsOf(units(`Requirements\n- ${line}`)).length === 0)).toEqual([])
  })
  it.each([
    [
      'age',
      [
        'Teaching pupils aged 11 to 16',
        'Support adults aged 65 and over at home',
        'Keep labour under 30% of sales',
        'Chase debts aged over 60 days',
        'Settle a young mother on IV antibiotics',
      ],
    ],
    [
      'sex',
      [
        'Care for female residents of the home',
        'Coach football for boys and girls',
        'Manage the male grooming range',
        'Handyman skills: plumbing',
        'Run the lady chapel tours',
        'A foreman, female or male',
      ],
    ],
    ['origin', ['Proof of preferential origin for exports', 'People of every origin']],
    [
      'family',
      [
        'Build single-page applications',
        'Be the single point of contact',
        'Single sign-on with SAML',
        'Counsel married couples',
        'Single or double glazing',
        'We do not ask for marital status',
      ],
    ],
    [
      'looks',
      [
        'Photo editing in Lightroom',
        'Photograph new stock for the website',
        'Keep an attractive shop window',
        'Please leave out your photo',
        'A photo is not needed',
        'Keep the yard presentable',
      ],
    ],
    ['postcode', ['Postcode lookup and address data clean-up']],
    [
      'faith',
      ['A current practising certificate', 'Working in a Catholic primary school', 'Care in a Jewish care home'],
    ],
    ['health', ['A perfect health and safety record']],
  ])('takes the same words of the work for no criterion: %s', (_, lines) => {
    expect(lines.filter(line => warningsOf(units(`Requirements\n- ${line}`)).length > 0)).toEqual([])
  })
  it('asks nothing of what is offered, and the second mention where the first one is innocent', () => {
    expect(warningsOf(units('Benefits\n- An attractive salary\n- Single accommodation'))).toEqual([])
    const text = 'Requirements\n- Photo editing; send your CV with photo'
    expect(warningsOf(units(text)).map(({ start }) => start)).toEqual([text.lastIndexOf('photo')])
  })
})

describe('what a posting says that is asked of nobody', () => {
  const stated = (text: string) => requirementsOf(text, units(text), 'Sales Officer').map(({ text }) => text)
  const read = (text: string) => stated(`Area Sales Manager\n\nRequirements\n${text}`)
  it('takes no criterion that no score may rest on, and leaves what stands beside one', () => {
    expect(
      read(
        '- Male / Female both can apply, age below 38 years\n- Male candidates only\n- Age 25 - 35 years\n- Should be presentable\n- Waitress experience in a hotel\n- Care of residents under 18 years\n- Young people in care',
      ),
    ).toEqual(['Waitress experience in a hotel', 'Care of residents under 18 years', 'Young people in care'])
    expect(warningsOf(units('Requirements\n- Age below 38 years\n- Age limit: 35'))).toHaveLength(2)
  })
  it('takes no word on how to apply or to whom the post reports', () => {
    expect(
      read(
        '- Field sales in food\n- Send CV to jobs@suryodaya.example\n- Please email your resume and a cover letter\n- Reports to the Regional Sales Manager\n- Reporting to: Store Manager\n- Reporting to clients on progress\n- Report every theft to the police',
      ),
    ).toEqual(['Field sales in food', 'Reporting to clients on progress', 'Report every theft to the police'])
  })
  it('takes no word on what happens with an application, and no pay', () => {
    expect(
      read(
        '- Field sales in food\n- Only shortlisted candidates will be contacted\n- CTC: 18-28 LPA\n- Salary range: £30,000 - £34,000\n- Compensation: 3 years of pay reviews',
      ),
    ).toEqual(['Field sales in food', 'Compensation: 3 years of pay reviews'])
    const told = 'Excel is essential. Applicants who have not been contacted within three weeks should consider their'
    expect(stated(`Sales Officer\n\n${told} application unsuccessful.`)).toEqual(['Excel is essential'])
  })
  it('takes a call that is the work for asked, and what is waived for neither asked nor wished for', () => {
    const asked = [
      'Contact Centre experience',
      'Call customers before each delivery',
      'Welsh is welcome though not required',
    ]
    const waived = ['A degree is not required', 'Driving licence not necessary', 'Experience is not a must']
    expect(read(`- ${[...asked, ...waived].join('\n- ')}`)).toEqual(asked)
  })
  it('parts a language that is wished for from the one that is asked', () => {
    const text =
      'Requirements\n- English fluent, German an advantage\n- Good Dutch, French nice to have\n- Welsh, Irish or Manx a plus'
    expect(requirementsOf(text, units(text)).map(one => `${one.kind}: ${one.text}`)).toEqual([
      'must: English fluent',
      'nice: German an advantage',
      'must: Good Dutch',
      'nice: French nice to have',
      expect.stringContaining('Welsh, Irish or Manx a plus'),
    ])
  })
  it('takes letters of a degree for a thing of the work where they are one', () => {
    const text = 'Requirements\n- Statistical methods (SPC, MSA, Minitab)\n- MBA or MSA'
    expect(requirementsOf(text, units(text), 'Quality Engineer').map(({ type }) => type)).toEqual(['skill', 'degree'])
  })
  it('takes years of nothing said for those that are told elsewhere', () => {
    const text = 'Sales Officer\nExperience: 5 - 8 years\n\nRequirements\n- 5+ years in food sales\n- Excel'
    expect(stated(text)).toEqual(['5+ years in food sales', 'Excel'])
    expect(stated('Sales Officer\n\nRequirements\n- 5 - 8 years experience\n- Excel')[0]).toContain('5 - 8 years')
  })
  it('takes what the desired candidate brings for musts', () => {
    const text = 'Sales Officer\n\nDesired Candidate Profile:\n- Food sales in general trade\n- Fluent Hindi'
    expect(requirementsOf(text, units(text), 'Sales Officer').map(({ kind }) => kind)).toEqual(['must', 'must'])
  })
})

describe('what stands around a requirement', () => {
  const read = (text: string) => requirementsOf(text, units(text), 'Baker').map(one => `${one.kind}: ${one.text}`)

  it('is left out where it only says why', () => {
    expect(
      read(
        'Baker\n\nRequirements\n- Working French: half of our guests come from Lyon\n- A driving licence, because the mill is far off',
      ),
    ).toEqual(['must: Working French', 'must: A driving licence'])
  })

  it('tells a wish by its label, and leaves a must with a refined end one', () => {
    expect(
      read('Baker\n\nRequirements\n- Nice: Dutch at B1\n- Five years in a bakery, ideally with rye, spelt or oats'),
    ).toEqual(['nice: Dutch at B1', 'must: Five years in a bakery, ideally with rye, spelt or oats'])
  })
})

describe('a part for requirements', () => {
  const read = (text: string) =>
    requirementsOf(text, units(text), 'Baker').map(one => `${one.kind} ${one.type}: ${one.text}`)

  it('is known by one half of a heading in two tongues', () => {
    expect(
      read(
        "Baker\n\nMō mātou | About us\nWe bake.\n\nNgā pūkenga | What you'll bring\n- A diploma in baking\n- Excellent report writing",
      ),
    ).toEqual(['must degree: A diploma in baking', 'must skill: Excellent report writing'])
  })

  it('parts what is asked in one breath by its kinds, and leaves a choice whole', () => {
    expect(
      read(
        'Baker\n\nRequirements\n- Own transport and willing to work shifts\n- Registration with the guild, or eligible and willing to apply\n- Strong spoken and written English\n- Laminated doughs and a further language such as Polish or Turkish',
      ),
    ).toEqual([
      'must licence: Own transport',
      'must place: willing to work shifts',
      'must certification: Registration with the guild, or eligible and willing to apply',
      'must language: Strong spoken and written English',
      'must skill: Laminated doughs',
      'must language: a further language such as Polish or Turkish',
    ])
    expect(
      read(
        'Baker\n\nNice to have: knowledge of lean methods (5S, Kaizen), training as a safety officer or an instructor licence, and a further language such as Polish, Turkish or Arabic.',
      ).map(one => one.split(':')[0]),
    ).toEqual(['nice skill', 'nice certification', 'nice language'])
    expect(
      read('Baker\n\nRequirements\nSourdough experience would be a plus, as would some knowledge of Welsh.'),
    ).toEqual(['nice skill: Sourdough experience would be a plus', 'nice language: some knowledge of Welsh'])
  })

  it('takes the end of a list of things for a wish of all of it', () => {
    expect(
      read(
        'Baker\n\nRequirements\n- Experience with rye, spelt or oats is a strong asset\n- Five years in a bakery, French is a plus\n- We would welcome a diploma',
      ).map(one => one.split(' ')[0]),
    ).toEqual(['nice', 'must', 'nice', 'nice'])
  })
  const listOf = (posting: string) => requirementsOf(posting, units(posting)).map(({ kind, text }) => `${kind} ${text}`)
  const list = 'Requirements\n- Forklift licence\n- Two years in a warehouse\n'
  it('reads shifts under the heading of the hours, and no office hours', () => {
    expect(listOf(`${list}\nSCHEDULE\nRotating 12-hour shifts including Sundays.\n\nBenefits\nPension\n`)).toContain(
      'must Rotating 12-hour shifts including Sundays',
    )
    expect(listOf(`${list}\nSchedule\nMonday to Friday, 7am to 3pm\n`)).toHaveLength(2)
    expect(listOf(`${list}\nSchedule:\n10 hour shift\nOvertime\n`)).toHaveLength(2)
  })
  it('asks nothing by an invitation to apply', () => {
    expect(listOf(`${list}- School leavers welcome to apply\n`)).toHaveLength(2)
  })
  it('takes a wish from the end of a sentence, and of what is only pointed to the sentence', () => {
    expect(listOf('You must have three years in a forge. A licence and good humour help.')).toContain(
      'nice A licence and good humour help',
    )
    expect(
      listOf('You must have three years in a forge. Gates are half of our work, so you should have made some.'),
    ).toContain('must Gates are half of our work, so you should have made some')
  })
  it.each([
    ['Certificate of Competency as chief engineer or mate', 'certification'],
    ['Forklift licence held for at least three years', 'licence'],
    ['Minimum 4 years of experience in records management', 'years'],
    ['Good general education, including GCSE English and maths at grade 4', 'degree'],
  ])('types “%s” as %s', (text, type) => {
    const posting = `Requirements\n- ${text}\n`
    expect(requirementsOf(posting, units(posting))[0]?.type).toBe(type)
  })
})
