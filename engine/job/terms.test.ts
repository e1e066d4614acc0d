import { describe, expect, it } from 'vitest'
import { engine } from '../index.ts'

const read = (description: string) => engine.readJob({ title: 'Research associate', description })
const kindsIn = (description: string) => read(description).requirements.map(({ kind, text }) => `${kind}: ${text}`)

describe('what a posting tells of its post', () => {
  it.each([
    'The post is funded for 30 months.',
    'This is a fixed-term contract of two years.',
    'The position is limited to three years, with the possibility of renewal.',
  ])('is nothing asked of anybody: %s', term => {
    expect(kindsIn(`${term}\n\nRequirements\n- A PhD in ecology`)).toEqual(['must: A PhD in ecology'])
  })
  it('leaves the years of work that are asked', () => {
    expect(kindsIn('Requirements\n- Two years of experience in contract management')).toHaveLength(1)
    expect(read('Requirements\n- The role is for a nurse with five years of experience').requirements[0]?.type).toBe(
      'years',
    )
  })
  it('parts a wish for a language from two that are asked', () => {
    expect(kindsIn('Your profile\n- Fluent Dutch and English, French is a plus')).toEqual([
      'must: Fluent Dutch and English',
      'nice: French is a plus',
    ])
  })
  it('warns of a photo that is asked for among the words on how to apply', () => {
    const { warnings } = read(
      'Requirements\n- A PhD in ecology\n\nHow to apply\nPlease send a photo with your application. Salary depends on experience.',
    )
    expect(warnings.map(({ text }) => text)).toEqual(['Asks for looks or a photo. Nothing in the ranking rests on it.'])
  })
})
