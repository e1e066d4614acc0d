import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const analysed = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-01'))
const head = 'Ann Lee\nann@example.com\n\n'

describe('a sentence of an analysis', () => {
  it('takes no code for a figure', () => {
    const duties = [
      'Transit papers T1 and T2',
      'Filing of the EN1090 papers',
      'Calls with hauliers',
      'Post and archive',
    ]
    const { weaknesses } = analysed(
      `${head}EXPERIENCE\n\nClerk, Hill Forwarding, March 2019 – present\n${duties.map(one => `- ${one}`).join('\n')}`,
    )
    expect(weaknesses).toContain('gives no figure, nor does any other line on the work.')
  })
  it('puts an article before what somebody holds', () => {
    const held = (degree: string) =>
      analysed(`${head}EDUCATION\n${degree}, Hill University, 2014\n`).strengths?.split(' Hill ')[0]
    expect(held('MSc Physics')).toBe('Holds an MSc Physics from')
    expect(held('Bachelor of Arts in History')).toBe('Holds a Bachelor of Arts in History from')
    expect(held('LLB Law')).toBe('Holds an LLB Law from')
    expect(held('PhD in Physics')).toBe('Holds a PhD in Physics from')
  })
  it('tells since when the latest post goes on once', () => {
    const text = `${head}EXPERIENCE\n\nCook, Hill Inn, March 2015 – present\n- Trained nine apprentices\n\nPorter, Dale Inn, May 2012 – February 2015\n- Pots`
    const { strengths, positive_indicators } = analysed(text)
    expect(strengths).toContain('Cook at Hill Inn since 2015.')
    expect(positive_indicators).toBe('Trains others: “Trained nine apprentices”.')
    expect(analysed(text.replace('Trained nine apprentices', 'Soups')).positive_indicators).toMatch(/^Has been Cook/u)
  })
  it('asks of no attachment why it ended within a year', () => {
    const { weaknesses, suggestions } = analysed(
      `${head}EXPERIENCE\n\nIndustrial Attachment, Lands Office, June 2025 – August 2025\n- Levelling\n\nPraktikum, Hill GmbH, July 2024 – August 2024\n- Plans`,
    )
    expect(`${weaknesses} ${suggestions}`).not.toMatch(/within a year/u)
  })
  it('asks after a paper that ends within three months', () => {
    const { suggestions } = analysed(
      `${head}EXPERIENCE\n\nRigger, Hill Offshore, March 2019 – present\n- Lifts of up to 40 t\n\nCERTIFICATES\nOffshore medical, valid until February 2027`,
    )
    expect(suggestions).toContain('is being renewed: it ends in February 2027.')
  })
  it('begins a quote with a whole clause', () => {
    const { strengths } = analysed(
      `${head}EXPERIENCE\n\nHygienist, Hill Practice, March 2019 – present\n- Introduced the new way to clean in the spring of 2020; share of patients who keep their recall rose from 64 to 81 percent`,
    )
    expect(strengths).toContain('“… share of patients who keep their recall rose from 64 to 81 percent”')
  })
  it('counts words that are misspelt, and asks to have them read', () => {
    const { weaknesses, suggestions } = analysed(
      `${head}SUMMARY\nSix years experiance in a busy team.\n\nEXPERIENCE\n\nClerk, Hill Ltd, March 2019 – present\n- Recieve goods up to 40 pallets a day`,
    )
    expect(weaknesses).toContain('Two words are misspelt: “experiance” and “Recieve”.')
    expect(suggestions).toContain('Have somebody else read it for spelling')
  })
  it('takes words of the trades and of other languages for no misspelling', () => {
    const { weaknesses } = analysed(
      `${head}EXPERIENCE\n\nCostumer, Hill Theatre, March 2019 – present\n- Calender and équipement of 40 costumes, responsable Kostüme`,
    )
    expect(weaknesses ?? '').not.toContain('misspelt')
  })
  it('tells what a resume without posts says was done, and asks for whom and when', () => {
    const { strengths, weaknesses, suggestions } = analysed(
      `${head}KEY SKILLS AND ACHIEVEMENTS\n\nBookkeeping\n- Prepared payroll for 40 employees\n- Reconciled bank statements every month\n\nCOMPUTER SKILLS\nWord, Excel, QuickBooks, Outlook`,
    )
    expect(strengths).toContain('Puts figures to the work: “Prepared payroll for 40 employees”.')
    expect(weaknesses).not.toContain('stand in a list')
    expect(suggestions).toContain('Say for whom and when each thing was done: “Prepared payroll for 40 employees”')
  })
  it('asks after a paper that is older than such papers are good for', () => {
    const asked = (line: string) =>
      analysed(
        `${head}EXPERIENCE\n\nDevOps Engineer, Hill Ltd, March 2019 – present\n- Moved 45 services to EKS\n\nCERTIFICATIONS\n${line}`,
      ).suggestions ?? ''
    expect(asked('Certified Kubernetes Administrator (CKA), March 2022')).toContain(
      'has been renewed: such a paper is good for three years.',
    )
    expect(asked('Certified Kubernetes Administrator (CKA), March 2026')).not.toContain('renewed')
    expect(asked('Certified Kubernetes Administrator (CKA), March 2022, renewed 2025')).not.toContain('such a paper')
  })
  it('counts an office that members hold for no post', () => {
    const resume = engine.readResume(
      documentOf(
        `${head}EXPERIENCE\n\nSurveyor, Hill Lands, March 2019 – June 2025\n- Levelling\n\nPresident, Geomatic Engineering Students' Association, 2025 – 2026\n- Meetings`,
      ),
      '2026-11-01',
    )
    expect(engine.analyze(resume).strengths).toContain('last as Surveyor at Hill Lands until 2025.')
  })
  it('tells honours, publications and prizes that stand under no post', () => {
    const { strengths, positive_indicators } = analysed(
      `Ann Lee, PhD\nann@example.com\n\nEDUCATION\nBSc Biology, Hill University, 2014, First Class Honours\n\nPUBLICATIONS\n1. Lee A.B., Hill C. (2023). Shoots. Shore 3, 1–9.\n2. Hill C., Lee A.B. (2022). Cores. Shore 2, 1–9.\n3. Lee A.B. (2021). Mud. Shore 1, 1–9.\n\nPRIZES\nBest talk of young scientists, Shore Workshop, 2024`,
    )
    expect(strengths).toContain('Holds a BSc Biology from Hill University, 2014, with First Class Honours.')
    expect(strengths).toContain('Lists three publications, two of them as first author.')
    expect(positive_indicators).toContain('Was singled out: “Best talk of young scientists, Shore Workshop, 2024”.')
  })
  it('knows of work that is dated after the last post', () => {
    const text = `${head}Freelance since 2015.\n\nPROJECTS\n\n2024 — Bridges (documentary, 6 x 45 min), Hill Films: location sound\n\nEXPERIENCE\n\nSound assistant, Hill Studio, August 2012 – January 2015\n- Boom on 14 series`
    const resume = engine.readResume(documentOf(text), '2026-11-01')
    const { strengths, confidence } = engine.analyze(resume)
    expect(strengths).toContain('Freelance since 2015, before that Sound assistant at Hill Studio.')
    expect(confidence.score_experience.reason).not.toContain('The last post that was read')
    const { summary } = engine.match({ title: 'Sound mixer', description: 'Requirements\n- Mixing' }, resume)
    expect(summary).toMatch(/^Freelance, more than 14 years of work/u)
    const untold = engine.readResume(documentOf(text.replace('Freelance since 2015.', 'Own van.')), '2026-11-01')
    expect(engine.match({ title: 'Sound mixer', description: 'Requirements\n- Mixing' }, untold).summary).toContain(
      'no post was read for what is dated later, “2024 — Bridges',
    )
    const course = analysed(text.replace('2024 — Bridges', 'Bridges of 2024'))
    expect(course.confidence.score_experience.reason).not.toContain('The last post that was read')
  })
  it('calls somebody by a name in small letters', () => {
    expect(analysed('ANN LEE\n\nEXPERIENCE\n\nClerk, Hill Ltd, March 2019 – present\n- Post').suggestions).toContain(
      'Ask Ann Lee for an email address',
    )
  })
  it('takes the years at one employer over several posts for no post that was not read', () => {
    const { strengths, confidence } = analysed(
      `${head}CAREER\n\nHill Armed Forces, 2007 – 2026\n\nWarrant Officer, Supply – 2 Service Battalion, Dale\nJuly 2020 – June 2026\n- Led 46 soldiers\n\nSergeant, Supply – Base Brook\nMay 2007 – June 2020\n- Rations`,
    )
    expect(strengths).toContain('19 years, all of them in the Hill Armed Forces, last as Warrant Officer, Supply.')
    expect(confidence.score_experience.reason).not.toContain('No post was read')
  })
  it('asks nobody who works for clients what was done since the last employer', () => {
    const posts = 'EXPERIENCE\n\nProject manager, Hill GmbH, August 2010 – March 2013\n- 40 projects a month'
    expect(analysed(`${head}${posts}`).weaknesses).toContain('since April 2013')
    const { weaknesses, suggestions } = analysed(`${head}Self-employed since 2013; member of the guild.\n\n${posts}`)
    expect(`${weaknesses} ${suggestions}`).not.toContain('since April 2013')
  })
  it('asks for no figures behind why somebody left', () => {
    const { suggestions } = analysed(
      `${head}EXPERIENCE\n\nDiesel mechanic, Hill Trucks, March 2018 – June 2026\nServices, brakes\nReason for leaving: retrenched after the merger`,
    )
    expect(suggestions ?? '').not.toContain('retrenched')
  })
  it('counts the lines with a figure where nothing else speaks against a resume', () => {
    const duties = [
      'Ran 40 moves a month',
      'Post and archive of the house',
      'Calls with hauliers and drivers',
      'Customs papers',
    ]
    const work = (lines: string[]) =>
      analysed(
        `${head}EXPERIENCE\n\nClerk, Hill Forwarding, March 2019 – present\n${lines.map(one => `- ${one}`).join('\n')}`,
      )
    expect(work([...duties, 'Filing of the transit papers by ship']).weaknesses).toBe(
      'Only one of four lines on the work gives a figure, and not “Filing of the transit papers by ship”.',
    )
    expect(work(duties.map(one => `${one} for 9 firms`)).weaknesses).toBeNull()
  })
  it('counts a firm once, however it is called', () => {
    const { strengths } = analysed(
      `${head}EXPERIENCE\n\nManager, Plume & Co (homeware), March 2019 – present\n- Rota\n\nClerk, Plume & Co, May 2014 – February 2019\n- Till\n\nPorter, Dale Inn, May 2012 – April 2014\n- Pots`,
    )
    expect(strengths).toContain('with 2 employers')
  })
  it('says at whom, where no title is told', () => {
    const { strengths, positive_indicators } = analysed(
      `${head}EXPERIENCE\n\nHill Bread Co., Waterford\nMarch 2020 - now\nI run the night bake with two others.\n\nThe Copper Oven, Dungarvan\nAug 2012 - Feb 2020\nI was on the pastry bench.`,
    )
    expect(strengths).toContain('Hill Bread Co. since 2020')
    expect(positive_indicators).toContain('Stayed more than seven years at The Copper Oven.')
  })
  it('names no thing twice by words that overlap', () => {
    const { strengths } = analysed(
      `${head}EXPERIENCE\n\nData Analyst, Hill Water, March 2019 – present\n- Built a Power BI report on leaks from 3 sources\n- Python clean-up of meter readings in SQL`,
    )
    expect(strengths).toContain('The work itself shows Power BI and Python.')
  })
  it('asks nothing of a study that was given up, nor for an example of where one is found', () => {
    const { suggestions } = analysed(
      `Ann Lee\nann@example.com | LinkedIn: ann-lee | GitHub – ann-lee\n\nEXPERIENCE\n\nData Analyst, Hill Water, March 2019 – present\n- Leaks\n\nEDUCATION\nBSc Physics, Hill University – not finished (two years of four, 2010–2012)\n\nSKILLS\nSQL`,
    )
    expect(suggestions ?? '').not.toMatch(/will be finished|GitHub/u)
  })
  it('takes a sum that stands apart from its sign for a result', () => {
    const { strengths } = analysed(
      `${head}EXPERIENCE\n\nSales Director, Hill Tiles, March 2019 – present\n- Turnover abroad from € 41m (2019) to € 63m (2025)`,
    )
    expect(strengths).toContain('Says what came of the work')
  })
})
