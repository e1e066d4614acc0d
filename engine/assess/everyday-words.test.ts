import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const head = 'Robin Vale\nrobin@example.com\n\n'
const work =
  'Experience\n\nQA Engineer, Northgate Software, January 2021 to present\n- Wrote Selenium tests in Java for the billing module\n'

function judged(asked: string[], resume: string, title = 'QA Engineer') {
  const description = `Requirements\n${asked.map(one => `- ${one}`).join('\n')}\n`
  return engine.match({ title, description }, engine.readResume(documentOf(resume), '2026-11-01'))
}
const statusOf = (asked: string, resume: string) => judged([asked], resume).assessments[0]?.status

describe('what postings and resumes of every day say', () => {
  it('asks for degrees by their letters, any of which will do', () => {
    const studies = (row: string) => `${head}${work}\nEducation\n${row}\n`
    const asked = 'BE / B.Tech / MCA'
    for (const row of ['B.E. (ECE), KLS Institute of Technology, 2021', 'MCA, Anna Nagar University, 2023'])
      expect(statusOf(asked, studies(row)), row).toBe('met')
    for (const row of ['B.Com, Vikram University, 2016', 'B.Com, Vikram University, to be completed in 2016'])
      expect(statusOf(asked, studies(row)), row).not.toBe('met')
    expect(statusOf(asked, studies('B.Com, Vikram University, 2016'))).toBe('partial')
    expect(statusOf('Any graduate', studies('B.A. (Economics), Pune University, 2022'))).toBe('met')
    expect(statusOf('MBA (Marketing) preferred / Graduate must', studies('B.Com, Vikram University, 2016'))).toBe('met')
    expect(statusOf('Graduate must', studies('Class XII, City School, 2014'))).not.toBe('met')
  })
  it('asks for a right to work in many words', () => {
    const resume = `${head}Australian citizen\n\n${work}`
    for (const asked of ['Full working rights in Australia', 'Valid work permit', 'Australian citizenship'])
      expect(statusOf(asked, resume), asked).toBe('met')
    expect(statusOf('Issue work permits for hot work on site', resume)).not.toBe('met')
  })
  it('claims a paper above the posts, with a full stop or without', () => {
    for (const line of ['ISTQB Foundation Level certified', 'ISTQB Foundation Level certified.'])
      expect(statusOf('ISTQB certification', `${head}Profile\n${line}\n\n${work}`), line).toBe('met')
    expect(statusOf('ISTQB certification', `${head}Profile\nNot ISTQB certified.\n\n${work}`)).toBe('unmet')
  })
  it('is named by no month, language level or everyday word that is written alike', () => {
    const dated = `${head}Experience\n\nSite Manager, Holm Build, March 2018 to March 2021\n- Ran three housing sites\n`
    const resume = `${dated}\nLanguages\nGerman (native), English (B2)\n\nCourses\nHealth and safety, 2019\n`
    for (const asked of [
      'Architecture degree (MArch)',
      'EASA Part-66 B2 licence',
      'Consequence modelling in Phast or Safeti',
    ])
      expect(statusOf(asked, resume), asked).toBe('unmet')
    expect(statusOf('EASA Part-66 B2 licence', `${dated}\nLicences\nEASA Part-66 B2, valid until 2029\n`)).toBe('met')
    expect(statusOf('Architecture degree (MArch)', `${dated}\nEducation\nMArch, University of Kiel, 2017\n`)).toBe(
      'met',
    )
  })
  it('shares names of tools with the posting, which is no copying', () => {
    const asked = ['API testing using Postman and REST Assured', 'Log and track defects in JIRA', 'Selenium with Java']
    const line = '- Tested REST APIs using Postman and REST Assured\n'
    const { assessments, red_flags } = judged(asked, `${head}${work}${line}`)
    expect(assessments[0]?.status).toBe('met')
    expect(red_flags ?? '').not.toContain('word for word')
    const pasted = judged(
      asked,
      `${head}${work}${asked
        .slice(0, 2)
        .map(one => `- ${one} every day\n`)
        .join('')}`,
    )
    expect(pasted.match_score).toBeLessThanOrEqual(judged(asked, `${head}${work}`).match_score)
  })
  it('writes tools in a row as the posting does, which is no copying', () => {
    const asked = 'Inspect parts with micrometers, bore gauges, height gauges and CMM'
    const line = '- Measured with micrometers, bore gauges, height gauge\n'
    const { assessments, red_flags } = judged([asked], `${head}${work}${line}`, 'CNC machinist')
    expect(assessments[0]?.status).not.toBe('unmet')
    expect(red_flags ?? '').not.toContain('word for word')
    const pasted = judged([asked], `${head}${work}- ${asked}\n`, 'CNC machinist')
    expect(pasted.match_score).toBe(judged([asked], `${head}${work}`, 'CNC machinist').match_score)
  })
  it('says which of two things asked is not named', () => {
    const asked = 'Experience with Selenium and CI/CD'
    const [one, both] = ['', '- Built CI/CD pipelines in Jenkins\n'].map(
      line => judged([asked], `${head}${work}${line}`).assessments[0],
    )
    expect(one?.reason).toContain('Not named: CI/CD.')
    expect(both?.reason).not.toContain('CI/CD.')
  })
  it('names what no line mentions as the posting writes it, and nothing that every posting says', () => {
    const asked = ['Previous experience reading blueprints and GD&T', 'Set up 5-axis machining centres']
    const reason = judged(asked, `${head}${work}`, 'CNC machinist').assessments[0]?.reason
    expect(reason).toContain('“GD&T”')
    expect(reason).not.toContain('Previous')
  })
  it.each([
    ['Excel', 'Customer Service Advisor', 'Aimed to excel at customer service', 'unmet'],
    ['Good knowledge of Excel', 'Customer Service Advisor', 'Aimed to excel at customer service', 'unmet'],
    ['Microsoft Excel', 'Customer Service Advisor', 'Kept the rota in Excel', 'met'],
    ['Outlook', 'Customer Service Advisor', 'Kept a positive outlook with upset customers', 'unmet'],
    ['Word', 'Customer Service Advisor', 'Spread the word about offers', 'unmet'],
    ['Word', 'Customer Service Advisor', 'Typed letters in Word', 'met'],
    ['React', 'Backend Developer', 'Had to react to alerts at night', 'unmet'],
    ['React', 'Backend Developer', 'built the shop in react and typescript', 'met'],
    ['Spring', 'Backend Developer', 'Released in spring 2023', 'unmet'],
    ['Swift', 'Backend Developer', 'Gave swift answers', 'unmet'],
  ])('knows the product %s from the word (%s: %s)', (asked, title, line, status) => {
    const own = `Experience\n\n${title}, Corbel Works, May 2019 – present\n- ${line}\n- Kept the filing\n`
    expect(judged([asked], `${head}${own}`, title).assessments[0]?.status).toBe(status)
  })
})
