import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { readResume } from './read.ts'
import { hasTitle } from './titles.ts'

const read = (text: string) => readResume(documentOf(text), '2026-11-01')
const held = (text: string) =>
  read(text).profile.positions.map(({ title, employer, start, end }) => `${title} | ${employer} | ${start} | ${end}`)

describe('positions', () => {
  it('reads title, then employer with place, then dates in lines of their own', () => {
    const text = `Nadia Ferreira\n\nEXPERIENCE\n\nParalegal\nWestbrook & Lane LLP, Leeds\nJune 2021 – Present\n- Drafts witness statements\n\nLegal Secretary\nHoldsworth Solicitors, York\nMay 2018 – May 2021\n- Diaries and files`
    expect(held(text)).toEqual([
      'Paralegal | Westbrook & Lane LLP | 2021-06 | present',
      'Legal Secretary | Holdsworth Solicitors | 2018-05 | 2021-05',
    ])
  })
  it('reads a table with bars', () => {
    const text = `Ivo Marek\n\nWork history\nWhen | Where | What\n2019 – present | Stadtwerke Lindau | Plumber\n03/2015 – 12/2018 | Rohrbach GmbH | Apprentice Plumber`
    expect(held(text)).toEqual([
      'Plumber | Stadtwerke Lindau | 2019-01 | present',
      'Apprentice Plumber | Rohrbach GmbH | 2015-03 | 2018-12',
    ])
  })
  it('gives each post of one employer its own dates', () => {
    const text = `Jo Adeyemi\n\nEmployment\n\nBrightwater School, Hull\nDeputy Head Teacher, September 2022 to date\n- Timetable\nTeacher of Chemistry, September 2016 to August 2022\n- Key stage 4`
    expect(held(text)).toEqual([
      'Deputy Head Teacher | Brightwater School | 2022-09 | present',
      'Teacher of Chemistry | Brightwater School | 2016-09 | 2022-08',
    ])
  })
  it('reads rows that begin with their years and tell firm and work, with no title', () => {
    const text = `Gary Pick\n\nWORK\n\nsince 2016   Maritime Haulage, Trafford Park. Class 1 container work, 44 tonne. 4 nights out a week.\n'12-'16    Eddie Hobart Warrington - class 1 trunking nights\n'09-'12    Brooker wholesale Haydock, class 2 multi drop, 15 to 20 drops a day, cash and carry customers\n'04-'09    J Fair & Sons. 7.5 tonne then class 2, flatbed`
    expect(held(text)).toEqual([
      'Class 1 container work | Maritime Haulage | 2016-01 | present',
      'class 1 trunking nights | Eddie Hobart Warrington | 2012-01 | 2016-12',
      'class 2 multi drop | Brooker wholesale Haydock | 2009-01 | 2012-12',
      '7.5 tonne then class 2 | J Fair & Sons | 2004-01 | 2009-12',
    ])
  })
  it('reads a table whose columns are lost', () => {
    const text = `Ravi Nair\n\nProfessional Experience\nSl. No Company Designation From To\n1 ALSEC Engineering, Dubai Senior Site Engineer 05.2019 Till date\n2 Hill Construction, Chennai Graduate Engineer Trainee 07.2010 12.2014\n\nResponsibilities\n* Checking of formwork`
    expect(held(text)).toEqual([
      'Senior Site Engineer | ALSEC Engineering | 2019-05 | present',
      'Graduate Engineer Trainee | Hill Construction | 2010-07 | 2014-12',
    ])
  })
  it.each([
    ['town for a firm', 'Consultant, Frankfurt (2013 – 2019)', ['Consultant |  | 2013-01 | 2019-12']],
    [
      'letters for a remark',
      'Data Analyst Intern, H-E-B, San Antonio — Jun 2021 – Aug 2021',
      ['Data Analyst Intern | H-E-B | 2021-06 | 2021-08'],
    ],
    [
      'gap for a title',
      'FLT driver, Amazing Peterborough, 10/2023 - present\nloading\n\nHill Agency, warehouse operative, 03/2018 - 05/2020\npicking with scanner\ngap\nFarm work Spalding, 2010 - 2011, packing vegetables',
      [
        'FLT driver | Amazing Peterborough | 2023-10 | present',
        'warehouse operative | Hill Agency | 2018-03 | 2020-05',
        'packing vegetables | Farm work Spalding | 2010-01 | 2011-12',
      ],
    ],
    [
      'project for a post',
      'Software Developer, Hill Solutions, Pune (June 2023 – till date)\nProject 1: Appointment app (React Native)\n- Developed screens\nDuration: Aug 2024 – till date\nProject 2: Admin dashboard (React JS)\n- Built forms\nDuration: June 2023 – July 2024\n\nIntern, Webcroft Technologies, Pune (Jan 2023 – May 2023)',
      ['Software Developer | Hill Solutions | 2023-06 | present', 'Intern | Webcroft Technologies | 2023-01 | 2023-05'],
    ],
  ])('takes no %s', (_what, text, posts) => {
    expect(held(`Ann Lee\n\nWORK\n\n${text}`)).toEqual(posts)
  })
  it('ends a year that the next post begins in where that begins, whatever the resume says of it', () => {
    const { posts, profile } = read(
      `Ann Lee\n\nWORK\n\nHead Chef, Hill Hotel, March 2022 to date\n\nSous Chef, Moor Hotel, 2018 – 2022\n\nCommis Chef, Vale Hotel, 2014 – 2018`,
    )
    expect(posts.map(({ start, end }) => end && (end - start + 1) / 12)).toEqual([null, 50 / 12, 4])
    expect(profile.positions.map(({ end }) => end)).toEqual(['present', '2022-12', '2018-12'])
  })
  it('reads a post whose dates cannot be as they stand, and counts none of them', () => {
    const { profile } = read(
      `Pete Novak\n\nWORK\nIdea Distribution, reach truck driver, 06/2020 - 02/2020\nput away\n\nHill Agency, warehouse operative, 03/2018 - 05/2019\npicking`,
    )
    expect(profile.positions.map(({ title, start, end }) => `${title} ${start} ${end}`)).toEqual([
      'reach truck driver 2020-06 2020-02',
      'warehouse operative 2018-03 2019-05',
    ])
    expect(profile.total_years).toBe(1.3)
  })
  it('reads labels before the words, a firm that ends in a full stop, and a summer above its title', () => {
    const text = `Elia Conti\n\nEmployment\n\nMarketing Manager\nCompany: Nuvola S.r.l.\nPeriod: 01.2021 – 10.2026\nBuilt the newsletter\n\nSummer 2018\nIntern, Mulvey Plant Hire`
    expect(held(text)).toEqual([
      'Marketing Manager | Nuvola S.r.l | 2021-01 | 2026-10',
      'Intern | Mulvey Plant Hire | 2018-06 | 2018-08',
    ])
  })
  it('takes no post out of registers, and reads those held on the tools', () => {
    const text = `Ana Ruiz\n\nWORK\nVeterinary Nurse, Ruta Ltd, May 2020 – present\n\nON THE TOOLS\n\nFarrier | Sol Forge | June 2010 – April 2015\n\nREGISTERS\nRCVS, veterinary nurse, 2014–2023, left at own request`
    expect(held(text)).toEqual([
      'Veterinary Nurse | Ruta Ltd | 2020-05 | present',
      'Farrier | Sol Forge | 2010-06 | 2015-04',
    ])
  })
  it('takes no post out of studies, licences or told sentences', () => {
    const text = `Ana Ruiz\n\nEDUCATION\nTeacher training, Universidad del Norte, 2012 – 2016\n\nLICENCES\nForklift operator licence, 2019 – 2022\n\nWORK\nDriver, Ruta Ltd, May 2020 – present\n• Between 2021 and 2022 drove for the manager of the northern depot`
    expect(held(text)).toEqual(['Driver | Ruta Ltd | 2020-05 | present'])
  })
  it('reads a post told in a sentence, and one behind a firm and a full stop', () => {
    const text = `Mo Hadley\n\nWork\nSince May 2021 I am a baker at Millstone Bread, Ludlow. I shape forty loaves an hour and train the two who come after me.\n\nHill Mill, Telford. Oven hand. 2018 to April 2021.`
    expect(held(text)).toEqual([
      'baker | Millstone Bread | 2021-05 | present',
      'Oven hand | Hill Mill | 2018-01 | 2021-04',
    ])
  })
  it('reads dates alone over a title and an employer', () => {
    const text = `Mo Hadley\n\nWORK\n\n06/2022 - present\nOptician, Contact Lenses\nClarke Eyewear Ltd, Bath\n- Fittings`
    expect(held(text)).toEqual(['Optician, Contact Lenses | Clarke Eyewear Ltd | 2022-06 | present'])
  })
  it('leaves what was done behind the dates out of the heading', () => {
    expect(held(`Mo Hadley\n\nJOBS\nWaiter, The Crown, York, 2019 - 2021. Breakfasts. Weddings.`)).toEqual([
      'Waiter | The Crown | 2019-01 | 2021-12',
    ])
  })
  it('reads what labels, numbers and lead-ins stand before', () => {
    const text = `Ola Berg\n\nWORK\n\nRole: Glazier\nWhere: Torp Fasader, Lund\nWhen: May 2022 – present\nTasks: glass, trained two starters in 2024\n\n1. Fitter, Marsh Doors, Hull, from March 2019 until April 2022\n\nBefore this: porter, Hotel Norden, Malmö, 2017 – February 2019.`
    expect(held(text)).toEqual([
      'Glazier | Torp Fasader, Lund | 2022-05 | present',
      'Fitter | Marsh Doors | 2019-03 | 2022-04',
      'porter | Hotel Norden | 2017-01 | 2019-02',
    ])
  })
  it('knows a unit before a firm, and the letters of a Swedish one from a Canadian province', () => {
    const text = `Ola Berg\n\nWORK\nRoom Leader, Toddlers, Fenwick Lane Nursery, May 2022 – present\nStore hand, Lagerhus AB, Malmö, 2019 – March 2022`
    expect(held(text)).toEqual([
      'Room Leader, Toddlers | Fenwick Lane Nursery | 2022-05 | present',
      'Store hand | Lagerhus AB | 2019-01 | 2022-03',
    ])
  })
  it('reads what the badge says of one’s post', () => {
    const text = `Ola Berg\n\nSince June 2021 I work at Linden Lodge in Kent. My badge says "Shift Lead, Reception". I decide when the owner sleeps.`
    expect(held(text)).toEqual(['Shift Lead, Reception | Linden Lodge | 2021-06 | present'])
  })
  it('reads title and firm below dates alone, before what was done', () => {
    const text = `Ola Berg\n\nWORK\n\n2016 – May 2020\nProprietor, Trimble Maps, Westport. Shop and fairs, two staff, a van.`
    expect(held(text)).toEqual(['Proprietor | Trimble Maps | 2016-01 | 2020-05'])
  })
  it.each([
    [
      '2019 - 2021  Larch Stores, Naas\nCustomer Desk / Cash Office\nCounting tills',
      'Customer Desk / Cash Office | Larch Stores',
    ],
    ['Courier - Larchway contractor - Mississauga - 2019 to 2021', 'Courier | Larchway contractor'],
    ['Student Teacher, 4th Grade, Larch Elementary, 2019 – 2021', 'Student Teacher, 4th Grade | Larch Elementary'],
    [
      'Self employed tile layer - 2019 to 2021\n\nTiler - Hill Bros, York - 2019 to 2021\n\nApprentice tiler - Marsh Floors - 2019 to 2021',
      'Self employed tile layer | Self employed',
    ],
  ])('tells the firm from town, class and title: %j', (rows, post) => {
    expect(held(`Mo Hadley\n\nWORK\n\n${rows}`)[0]).toBe(`${post} | 2019-01 | 2021-12`)
  })
  it.each([
    [
      'Projects\nLibrary system in Java\n\nInternship\nWeb intern at Larch Code, Pune (Jan 2026 – Mar 2026)',
      'Web intern',
    ],
    ['Projects\nLibrary system in Java\n\nInternships\nWeb intern, Larch Code, Pune, 01/2026 – 03/2026', 'Web intern'],
    ['Work\n\nInternship\nLarch Code, Pune\nJan 2026 – Mar 2026\n- Pages for the manager', 'Internship'],
  ])('reads an internship: %j', (rows, title) => {
    expect(held(`Mo Hadley\n\n${rows}\n\nSkills\nJava`)).toEqual([`${title} | Larch Code | 2026-01 | 2026-03`])
  })
  it('counts overlapping posts once', () => {
    const text = `Lee Wong\n\nJobs\nWaiter, Hotel Aurora, Jan 2020 – Dec 2021\nBarista, Café Pine, Jul 2021 – Jun 2022`
    expect(read(text).profile.total_years).toBe(2.5)
  })
})

describe('studies', () => {
  const degrees = (text: string) => read(text).profile.degrees.map(({ degree, year }) => `${degree} ${year}`)
  it('reads a degree without a heading, behind the last post', () => {
    const text = `Mo Hadley\n\nWORK\nSurveyor, Ridge & Co, 2019 – 2024\n- Levels\n\nBSc Geography, University of Orme, 2018\nDriving licence`
    expect(degrees(text)).toEqual(['BSc Geography 2018'])
    expect(held(text)).toEqual(['Surveyor | Ridge & Co | 2019-01 | 2024-12'])
  })
  it.each([
    ['National Diploma in Fashion Design, Bay College, 2009', 'Fashion Design'],
    ['Bachelor of Science, Hospitality Management, Vista University, 2019', 'Hospitality Management'],
    ['Master’s in Data Science (part-time), Tech University, 2022', 'Data Science'],
    ['BBA, Major: Finance, Lake University, 2015', 'Finance'],
  ])('reads what %j is of', (row, field) => {
    expect(read(`Mo Hadley\n\nEDUCATION\n${row}`).profile.degrees.map(one => one.field)).toEqual([field])
  })
  it('takes no standard and no state for a degree', () => {
    expect(
      degrees('Mo Hadley\n\nEDUCATION\nWiring to BS 7671, 2021\nAssociate degree, Quarry College, Lowell, MA, 2016'),
    ).toEqual(['Associate degree 2016'])
  })
})

describe('who it is', () => {
  it.each([
    ['PRIYA RAMANATHAN, CPA\nDenver | priya.r@example.com', 'PRIYA RAMANATHAN'],
    ['Curriculum Vitae\n\nJean-Luc Mercier\nLyon', 'Jean-Luc Mercier'],
    ['Kowalski, Jan\njan.kowalski@example.com', 'Jan Kowalski'],
    ['Maria del Pilar Ortega – Site Manager\n600 100 200', 'Maria del Pilar Ortega'],
    ['Tom Baker\nPastry Chef\ntom.baker@example.com', 'Tom Baker'],
    ['Name: Eilidh MacLeod\nStornoway', 'Eilidh MacLeod'],
    ['Master Corporal Dana Two-Rivers\nHull', 'Dana Two-Rivers'],
    ['HELEN CROFT-VASS MBE\nHull', 'HELEN CROFT-VASS'],
    ['Dear Moor House\n\nAnn Lee here, from Hull (ann.lee@example.net).', 'Ann Lee'],
    ['J A N E   H O L L O W A Y\nDesigner', 'JANE HOLLOWAY'],
    ['Imię i nazwisko: Agnieszka Żuraw\nTelefon: 501 555 142', 'Agnieszka Żuraw'],
    ['Surname: Stott\nForename(s): Gillian', 'Gillian Stott'],
    ['SURNAME:   OKORO\nOTHER NAMES:   Ifeoma Ruth', 'Ifeoma Ruth OKORO'],
    ['Name: Haberland\nVorname: Jörg', 'Jörg Haberland'],
    ['Nome    DI STEFANO, Carla\nE-mail    carla@example.it', 'Carla DI STEFANO'],
    ['JUNE  T.  HOLLAND\n(504) 555-0116      june@example.com      Baton Rouge', 'JUNE T. HOLLAND'],
    ['ELENA\nDE LA CRUZ\nBaker, elena@example.es', 'ELENA DE LA CRUZ'],
    ['nils rask-olsen, harbour pilot\n\nnils@example.no', 'nils rask-olsen'],
    [
      'CURRICULUM VITAE OF NOMSA DUBE\nSurname    Dube\nFirst names    Nomsa Grace\nnomsa.dube@example.za',
      'NOMSA DUBE',
    ],
    ['Eur Ing Walter Tarn-Oyelaran CEng\nDerby', 'Walter Tarn-Oyelaran'],
    ['Mi chiamo Ottavia Brambilla e lavoro a Monza.', 'Ottavia Brambilla'],
    ['AOIBHINN DE BÚRCA, ACA\nOranmore', 'AOIBHINN DE BÚRCA'],
    ['Sgt (Retd) Prakash Gurung\nAldershot', 'Prakash Gurung'],
    ['Det. Insp. (ret’d) Moira Laing-Oduya\nPerth', 'Moira Laing-Oduya'],
    ['The Very Revd Tobias Fenn\nEly', 'Tobias Fenn'],
    ['Resumé of Ilse Maria Vroom\nilse.maria@example.com', 'Ilse Maria Vroom'],
    ['DI Klara Moser-Huber\nGraz, klara.moser@example.com', 'Klara Moser-Huber'],
    // An address made of the beginnings of a name outweighs a town that looks like one.
    ['Emeka Nwachukwu-Lowe, OD, MBA\nTwo Harbors  emeka.nl@example.org', 'Emeka Nwachukwu-Lowe'],
    ['Anna Reed for Moor House\nAt your service: Tamsyn Coe (tamsyn.c@example.org)', 'Tamsyn Coe'],
    ['Ann Lee Architect ARB\nLeeds, ann.lee@example.com', 'Ann Lee'],
    ['PROF. DR. RER. NAT. GISELA KROHN\nHalle', 'GISELA KROHN'],
    ['Mgr. Radka Holubová\nBrno', 'Radka Holubová'],
    ['CHEF NOÉMIE DUVAL-ASANTE, C.C.C.\nHead Pastry Chef', 'NOÉMIE DUVAL-ASANTE'],
    ['Name: RAVI S/O MUTHU\nIpoh\n\nSUMMARY OF SKILLS\nTig welding', 'RAVI S/O MUTHU'],
    ['NUALA DE BURCA MIEI\nnuala.db@example.com', 'NUALA DE BURCA'],
    ["SUDIRMAN'S CV\nFull name: Sudirman (one name only)", 'Sudirman'],
    ['THANDAR\nSecretary\nthandar.office@example.com', 'THANDAR'],
  ])('reads the name in %j', (text, name) => {
    expect(read(`${text}\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 – 2021`).profile.name).toBe(name)
  })
  it.each([
    ['JOSE DA COSTA', 'jcdc77@example.com'],
    ['MARCO  DELLA VALLE', 'marcodellavalle@example.it'],
    ['Marco  Rossi', 'cook77@example.it'],
  ])('is whole in capitals and with a gap: %s', (line, email) => {
    expect(read(`${line}\n${email}\n\nWORK\nCook, Hill Hotel, 05/2019 – 06/2021`).profile.name).toBe(
      line.replace(/\s+/gu, ' '),
    )
  })
  it('takes no firm for the name that stands in a column behind the posts', () => {
    const work =
      'PROFILE\nClerk of nine years.\n\nEXPERIENCE\nClerk\tMar 2020 – Present\nHarbour Lön AB, Leeds\nLed the post'
    const side = 'Tom Fielding\n\nCONTACT\ntom.fielding@example.org'
    expect(read(`${work}\n\n${side}`).profile.name).toBe('Tom Fielding')
    expect(read(work).profile.name).toBeNull()
  })
  it('takes what is written largest for the name, or is in the address, though a side column stands before it', () => {
    const name = (email: string, sizes: Record<string, number>) => {
      const side = `Contact\n${email}\n\nTop Skills\nAccount Management\nSolution Selling\n\n`
      const document = documentOf(
        `${side}Lamar Whitcomb\nAccount Executive\n\nExperience\nClerk, Acme Ltd, 2019 – 2021`,
      )
      for (const line of document.lines) {
        const text = document.text.slice(line.start, line.end)
        line.size = sizes[text] ?? 10
        if (text === 'Lamar Whitcomb') line.kind = 'heading'
      }
      return readResume(document, '2026-11-01').profile.name
    }
    const sizes = { 'Top Skills': 13, Experience: 13 }
    expect(name('lw1984@netbox.example', { ...sizes, 'Lamar Whitcomb': 20 })).toBe('Lamar Whitcomb')
    expect(name('lamar.whitcomb@netbox.example', sizes)).toBe('Lamar Whitcomb')
    expect(name('lw1984@netbox.example', sizes)).not.toBe('Lamar Whitcomb')
  })
  it.each(['سالم الحداد', '王小明', 'דנה לוי'])('keeps the name %s as it is written', name => {
    expect(read(`${name}\nsalem.haddad@example.com\n\nWORK\nClerk, Acme Ltd, 2019 – 2021`).profile.name).toBe(name)
    expect(read(`个人简历\n${name}\nsalem.haddad@example.com`).profile.name).toBe(name)
  })
  it.each([
    ['amara.nwosu@example.com', 'Amara Nwosu'],
    ['web.design@example.com', null],
  ])('knows whoever no line names by %s', (email, name) => {
    expect(read(`${email}\n\nPROFILE\nClerk of nine years.`).profile.name).toBe(name)
  })
  it.each([
    ['Call +44 20 7946 0958 any time', '+44 20 7946 0958'],
    ['(555) 010-4477', '(555) 010-4477'],
    ['M: 0176/5550143', '0176/5550143'],
    ['85710\n520.555.0117', '520.555.0117'],
    ['06.12.55.50.14', '06.12.55.50.14'],
    ['Emerald QLD 4720    0491 570 131', '0491 570 131'],
    ['Tarneit 3029 // 0491 570 006 // ada@example.org', '0491 570 006'],
    ['Fax: 225-555-0100\nPhone: 225-555-0142 x12', '225-555-0142'],
    ['Hill Agency, office@hill.example.com, 0113 496 0000\nMobile 07700 900451', '07700 900451'],
  ])('reads the number in %j', (text, phone) => {
    expect(read(`Ada Brook\n${text}\n\nWORK\nClerk, Acme Ltd, 05/2019 – 06/2021`).profile.phone).toBe(phone)
  })
  it.each([
    ['office@hill.example.com\nada.brook@example.com', 'ada.brook@example.com'],
    ['ada.brook[at]example[dot]com', 'ada.brook@example.com'],
    ['Hull – ada . brook @ example . com', 'ada.brook@example.com'],
  ])('reads the address in %j', (text, email) => {
    expect(read(`Ada Brook\n${text}\n\nWORK\nClerk, Acme Ltd, 05/2019 – 06/2021`).profile.email).toBe(email)
  })
  it('takes years and dates for no number', () => {
    expect(
      read('Ada Brook\nBorn 11-05-1986\n\nWORK\nClerk, Acme Ltd, 05/2019 – 06/2021\nSchool (2012 - 2016)').profile
        .phone,
    ).toBeNull()
  })
})

describe('hasTitle', () => {
  it.each([
    'Au pairs, Lyon',
    'Post co-ordinator',
    '2/E, MV Brora',
    'Help desk Tech II',
    'Retail PM',
    'Lay reader',
    'Product co-op',
    'Oberbauleiter',
  ])('knows the post in “%s”', phrase => {
    expect(hasTitle(phrase)).toBe(true)
  })
})

describe('lines of signs', () => {
  // A pattern whose words could begin with a dash tried every way to cut a ruled line, and never ended.
  it.each(['-', '=', '_', '.', '*', '’', 'a-', '- ', 'no '])('of “%s” stall nothing', sign => {
    const skills = 'Areas of Expertise: proposal writing, USG and foundation; budgets; color reviews; Word styles'
    const posts =
      'Proposal Manager      TIDEWELL   Oct-14     Jun-18\nProgram Assistant      TIDEWELL   Aug-11     Sep-14'
    const { document, statements } = read(`${skills}\n${sign.repeat(100)}\n${posts}`)
    expect(statements.map(({ start, end }) => document.text.slice(start, end)).join('\n')).toContain('Proposal Manager')
  })
})

describe('a list of thousands of posts', () => {
  // Walked anew from each of them, such a list held the server up for minutes.
  it('is read, and what stands behind it is of the latest', () => {
    const list = Array.from({ length: 3000 }, (_, at) => `Clerk, Hill & Lake ${at} Ltd, ${2010 - (at % 20)} - 2011`)
    const { posts, statements } = read(
      `Ann Lee\nann@example.com\n\nEXPERIENCE\nClerk, Dale Ltd, 2012 - present\n${list.join('\n')}\n\nFiled letters all day and answered the telephone`,
    )
    expect(posts).toHaveLength(3001)
    expect(statements.at(-1)?.post).toBe(0)
  })
})

describe('a heading with more behind it in its row', () => {
  it('heads the post, and what is told behind it is work', () => {
    const post =
      'Backend developer, Broodje Software, Arnhem — May 2023 until now. Queue workers in Python and a little Go.'
    const { statements } = read(`Robin Vale\n\nEXPERIENCE\n\n${post}`)
    expect(statements.slice(1).map(({ heading, post, text }) => `${heading} ${post} ${text.slice(0, 13)}`)).toEqual([
      'true 0 Backend devel',
      'false 0 Queue workers',
    ])
  })
})

describe('a label with its value among what heads a resume', () => {
  const work =
    'Where I have been\n  Alder Steel, Hythe. Lead hand. March 2018 – now\n     * Welds stairs all day\n     * Sets up the log of heat numbers'
  const sectionsBelow = (line: string) =>
    new Set(
      read(`Una Hart\nuna@example.com\n${line}\n\n${work}`)
        .statements.filter(({ text }) => /^(?:Welds|Sets)/u.test(text))
        .map(({ section }) => section),
    )
  it.each(['Interests: chess', 'Languages: English'])('is said of its own line: “%s”', line => {
    expect(sectionsBelow(line)).toEqual(sectionsBelow('Hythe'))
  })
  it.each(['Sexual orientation: gay', 'Orientation: straight', 'Religion: Quaker', 'Familienstand: ledig'])(
    'tells nothing where it is of nobody’s concern: “%s”',
    line => {
      expect(read(`Una Hart\nuna@example.com\n${line}\n\n${work}`).statements.map(({ text }) => text)).not.toContain(
        line,
      )
    },
  )
  it.each(['Orientation: two weeks for each new nurse', 'Religion: taught it to three classes, and led the assembly'])(
    'is told where it is of work: “%s”',
    line => {
      expect(read(`Una Hart\n\nEXPERIENCE\nNurse, Moss Ward, 2018 – 2021\n- ${line}`).statements.at(-1)?.text).toBe(
        line,
      )
    },
  )
})

describe('a promotion told in a row with its year', () => {
  it('is no post of its own', () => {
    const { posts } = read(
      'Robin Vale\n\nEXPERIENCE\n\nRetail Assistant, Kiwi Threads, Hull – 2001 to 2007\nPromoted to Assistant Manager in 2004',
    )
    expect(posts.map(({ title }) => title)).toEqual(['Retail Assistant'])
  })
})

describe('bullets below titles at one firm', () => {
  it('are of the newest, where the firm stands over them', () => {
    const { statements } = read(
      'Robin Vale\n\nEXPERIENCE\n\nHotel Alba, Hull\nSupervisor – May 2024 – Present\nWaiter – April 2021 – May 2024\n* Ran the floor\n* Wrote the rota',
    )
    expect(statements.filter(({ heading }) => !heading).map(({ post }) => post)).toEqual([null, 0, 0])
  })
  it('are of the title right above, where each names its firm', () => {
    const { statements } = read(
      'Robin Vale\n\nEXPERIENCE\n\nFitter, Dale Ltd, Hull, 2020 – present\nApprentice, Dale Ltd, Hull, 2016 – 2019\n* Wired houses',
    )
    expect(statements.at(-1)?.post).toBe(1)
  })
})

describe('work told behind a list of posts', () => {
  it('is of the latest of them, and not of the one that ends the list', () => {
    const list =
      'Glazier | Pane & Putty, Hull | 05/2021 – now\nApprentice glazier | Pane & Putty, Hull | 2018–21\nPotman | The Ferry, Hull | 2015–17'
    const { statements } = read(`Robin Vale\n\nEXPERIENCE\n${list}\n\n> leaded lights and shop fronts`)
    expect(statements.map(({ post, text }) => `${post} ${text.slice(0, 6)}`)).toEqual([
      'null Robin ',
      '0 Glazie',
      '1 Appren',
      '2 Potman',
      '0 leaded',
    ])
  })
  it('are of no post where they tell of a break between two', () => {
    const { statements } = read(
      'Robin Vale\n\nEXPERIENCE\n\nGlazier, Pane & Putty, Hull, 2017 - 2022\n- Leaded lights\n\nCareer break 2022 - 2024 (language course)',
    )
    expect(statements.find(({ text }) => text.startsWith('Career break'))?.post).toBe(null)
    expect(statements.find(({ text }) => text.startsWith('Leaded'))?.post).toBe(0)
  })
  it('are of the latest post under a heading that only says that they tell what was done', () => {
    const { statements } = read(
      'Robin Vale\n\nWork\nPicker, Hill Depot, Leeds, 2021 - present\nDriver, Brook Depot, Leeds, 2017 - 2021\n\nWhat I did\n- Picked 200 lines a shift',
    )
    expect(statements.at(-1)).toMatchObject({ post: 0, text: 'Picked 200 lines a shift' })
  })
})
