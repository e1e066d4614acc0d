import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const judged = (title: string, asks: string[], told: string) => {
  const text = `Robin Vale\nrobin@example.com\n\nExperience\n\n${title}, Corbel Works, May 2019 – present\n${told}\n`
  const job = { title, description: `Requirements\n${asks.map(ask => `- ${ask}`).join('\n')}\n` }
  return engine.match(job, engine.readResume(documentOf(text), '2026-11-01')).assessments.map(({ status }) => status)
}

describe('a duty in the few words that everybody has for it', () => {
  it('is shown below a post, though the posting has the same', () => {
    const asks = ['Medication rounds', 'Wound care']
    expect(judged('Staff Nurse', asks, '- Medication rounds\n- Wound care')).toEqual(['met', 'met'])
  })
  it('may be a few words longer in another form of them', () => {
    const asks = ['Making coffee', 'Keeping the shop tidy']
    expect(judged('Barista', asks, '- Made coffee\n- Kept the shop tidy')).toEqual(['met', 'met'])
  })
  it('is a claim where it stands in no post', () => {
    const asks = ['Medication rounds', 'Care of patients at night']
    const told = '- Looked after patients at night\n\nAbout me\nMedication rounds'
    expect(judged('Staff Nurse', asks, told)[0]).not.toBe('met')
  })
  it('is no bare name', () => {
    const asks = ['Daily use of Tekla or another 3D package', 'Reading steel drawings']
    const told = (line: string) => judged('Detailer', asks, `- ${line}\n- Read steel drawings on site`)[0]
    expect([told('Tekla 3D'), told('Package: Tekla')]).not.toContain('met')
    expect(told('Tekla daily')).toBe('met')
  })
  it('is none where it is a whole sentence of the posting', () => {
    const asks = ['Keeping the shop floor tidy', 'Serving customers at the till']
    const told = '- Serving customers at the till\n- Kept the diary of two directors'
    expect(judged('Barista', asks, told)[1]).not.toBe('met')
  })
})
