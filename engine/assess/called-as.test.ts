import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { isCalledAs } from './called-as.ts'

const description = `Cordwell Practice is an office of 22 for schools and clinics.

The successful candidate will have:
• Full registration with the guild
• Minimum 5 years' experience in a practice
• A record of taking projects through construction stage, including site inspections
• Excellent knowledge of the Building Regulations
• Proficiency in Revit
• Good communication skills and the ability to lead a design team meeting

Desirable:
• Department of Education school projects
• Public works contracts (PW-CF1, PW-CF5)`

const resume = `Caoimhe Lordan
caoimhe.lordan@example.com

Experience

Project Architect
Halpin Moynihan, Cork, January 2020 to present
- Two primary schools for the Department of Education, from first sketch to handover (both PW-CF1)
- Fortnightly site inspections and contract administration during construction
- Chair design team meetings and monthly client reports
- Building Regulations review for the whole office
- All work in Revit

Graduate Architect
Tolka Design Studio, Dublin, September 2016 to December 2019
- Detail design and tender drawings for 60 apartments in Finglas
- Planning drawings in Revit

Education
2016 MArch, University College Dublin

Registered with the guild since 2019`

/** The score of the resume where everybody who is an architect is one of another trade. */
function scoreOf(trade: string, change: (text: string) => string = text => text): number {
  const told = change(resume).replaceAll('Architect', trade)
  return engine.match({ title: `Project ${trade}`, description }, engine.readResume(documentOf(told), '2026-11-29'))
    .match_score
}

describe('a trade that nobody has heard of', () => {
  const invented = ['Glimwright', 'Quorper', 'Bellfounder', 'Verdanist']
  it.each(invented)('is the words of its title: %s', trade => {
    expect(Math.abs(scoreOf(trade) - scoreOf('Architect'))).toBeLessThan(5)
  })
  it.each(invented)('has no cliff where a line less or another name of a post makes a stranger: %s', trade => {
    const whole = scoreOf(trade)
    const changes: ((text: string) => string)[] = [
      text => text.replace('\nProject Architect', '\nArchitect'),
      text => text.replace('\nProject Architect', '\nSenior Architect'),
      text => text.replace(/\nGraduate Architect[\s\S]*?2019\n/u, '\n'),
      text => text.replace(/- Building Regulations[^\n]*\n/u, ''),
    ]
    for (const change of changes) expect(Math.abs(scoreOf(trade, change) - whole)).toBeLessThan(20)
  })
  it.each([
    ['Project Glimwright', 'Senior Glimwright', true],
    ['Head Glimwright (m/f/d)', 'Trainee, then Glimwright', true],
    ['Lift Service Engineer', 'Lift Engineer', true],
    ['Lift Service Engineer', 'Software Engineer', false],
    ['Signalling Technician', 'Dental Technician', false],
    ['Glimwright', 'Glimwright’s Clerk', false],
    ['Bookshop manager', 'Manager', false],
    ['', '', false],
  ])('has a post that shares its head words: %s beside %s', (title, called, is) => {
    expect(isCalledAs(title, called)).toBe(is)
  })
})
