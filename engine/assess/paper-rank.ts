import { matchesOf } from '../text/matches.ts'
import { onceOf } from '../text/once.ts'

/** The grades that papers of one kind come in, the lowest first. */
const ladders: string[][] = [
  ['white belt', 'yellow belt', 'green belt', 'black belt', 'master black belt'],
  ['foundation', 'practitioner|intermediate', 'advanced', 'expert'],
  ['basic|introductory|elementary', 'intermediate', 'advanced', 'expert'],
]
// A professional is anybody who works; in small letters these are no grades.
const titled = ['Associate', 'Professional', 'Expert']

const scales = [
  ...ladders.map(grades => grades.map(grade => new RegExp(`(?<!\\bmaster )\\b(?:${grade})s?\\b`, 'giu'))),
  titled.map(grade => new RegExp(`\\b${grade}\\b`, 'gu')),
]

/** The grades that a text names, by their place on each scale. */
const gradesIn = (text: string): number[][] =>
  scales.map(grades => grades.flatMap((grade, at) => (matchesOf(grade, text).length > 0 ? [at] : [])))

const gradesAsked = onceOf(gradesIn)

/** Whether the line names a lower grade than the posting: “Yellow Belt” for a green one, “Foundation” for “Expert”. */
export function lowerRank(asked: string, line: string): boolean {
  const wanted = gradesAsked(asked)
  if (wanted.every(grades => grades.length === 0)) return false
  const has = gradesIn(line)
  return wanted.some((grades, scale) => {
    const own = has[scale] ?? []
    return grades.length > 0 && own.length > 0 && Math.max(...own) < Math.min(...grades)
  })
}
