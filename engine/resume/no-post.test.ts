import { describe, expect, it } from 'vitest'
import editor from '../../bench/own-cases/analysis/editor.json' with { type: 'json' }
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const postsIn = (work: string) =>
  engine
    .readResume(documentOf(`Ann Lee\nann@example.com\n\nEXPERIENCE\n\n${work}`), '2026-11-01')
    .posts.map(({ title, employer }) => `${title} | ${employer}`)

describe('what is told among the posts', () => {
  const post = 'Draughtsperson, Hill Homes, January 2012 – January 2014\n- Plans and sections'
  it('is no post where it is a course by its name', () => {
    for (const course of ['Refresher: Revit 2025, Dale College', 'Weiterbildung, Hill Akademie'])
      expect(postsIn(`${course}, February – November 2025, 120 hours\n\n${post}`)).toEqual([
        'Draughtsperson | Hill Homes',
      ])
    expect(postsIn(`Training Officer, Hill College, February 2015 – November 2025\n- Courses\n\n${post}`)).toHaveLength(
      2,
    )
  })
  it('takes how many there were of somebody for no title', () => {
    const hygienist = editor.resumes.find(({ id }) => id.startsWith('14'))?.text ?? ''
    const { posts } = engine.readResume(documentOf(hygienist), editor.as_of)
    expect(posts.map(({ title }) => title)).toEqual(['Dental Hygienist HF', 'Dental Hygienist HF'])
  })
  it('has no degree in what others studied, nor in the letters of an author', () => {
    const { studies } = engine.readResume(
      documentOf(
        'Ann Lee\nann@example.com\n\nEDUCATION\nPhD in Ecology, Hill University, 2018\n\nPUBLICATIONS\n1. Lee A.B., Hill C. (2023). Shoots. Shore 3, 1–9.\n2. Lee A.B. (2021). Mud. Shore 1, 1–9.\n\nTEACHING\nSupervised two MSc theses (2023, 2025)',
      ),
      '2026-11-01',
    )
    expect(studies.map(({ degree }) => degree)).toEqual(['PhD in Ecology'])
  })
})
