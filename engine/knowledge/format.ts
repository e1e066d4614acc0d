/**
 * The form of a file in `data/`: one occupation family, one line per concept, grouped by kind. README.md tells
 * writers what to put where. Lists are written as one string, parted by commas.
 */
export type FamilyFile = {
  /** Same as the file's name, kebab-case. */
  family: string
  name: string
  /** Families whose work counts as related experience. */
  near: string
} & { [group in Group]?: Record<string, ConceptLine> }

/** The groups of a family file, in the order they are read, and the kind that each one's concepts have. */
export const groups = {
  titles: 'title',
  skills: 'skill',
  tools: 'tool',
  certificates: 'certificate',
  licences: 'licence',
  fields: 'field',
  settings: 'setting',
  languages: 'language',
} as const

type Group = keyof typeof groups
type Kind = (typeof groups)[Group]

/** One concept as written. Its key is its id: kebab-case, unique over all families. */
type ConceptLine = {
  name: string
  /** Other names for the same thing: abbreviations, spellings, brand names, words of other countries. */
  also?: string
  /** Plain-words tellings that one does the thing: 2 to 5 key words each, matched in any order within a sentence. */
  says?: string
  /** Tellings whose order counts, small words included, with numbers, classes of words and gaps (README.md). */
  tells?: string
  /** Words of the trade that stand in the lines of people who do it, parted by blanks: two or three of them in one line tell it. */
  about?: string
  /** Broader concepts: whoever has this one has those too. */
  up?: string
  /** Related, not the same: counts as partly at most, in both directions. */
  near?: string
  /** For names with another meaning: one of these words must stand in the same line or the lines beside it. */
  needs?: string
  /** Titles only: what anyone in the post does as a matter of course. Counts as partly where no line says more. */
  does?: string
  /** Titles only: 0 helper, trainee · 1 junior, assistant · 2 qualified · 3 senior · 4 leads people · 5 head, director. */
  level?: number
  /** Certificates and licences only: years after which one is to be renewed. */
  lasts?: number
}

/** One concept as the engine holds it. */
export type Concept = {
  id: string
  family: string
  kind: Kind
  name: string
  /** `name` first, then the other names. */
  names: string[]
  says: string[]
  tells: string[]
  about: string[]
  up: string[]
  near: string[]
  needs: string[]
  does: string[]
  level: number | null
  lasts: number | null
}

const none: string[] = []

/** Parts a list written as one string. */
export const parts = (list: string | undefined): string[] => (list ? list.split(', ') : none)

/** The concepts of one family file, in the order of the file. */
export function conceptsOf(file: FamilyFile): Concept[] {
  const concepts: Concept[] = []
  for (const group of Object.keys(groups) as Group[]) {
    for (const [id, line] of Object.entries(file[group] ?? {})) {
      concepts.push({
        id,
        family: file.family,
        kind: groups[group],
        name: line.name,
        names: [line.name, ...parts(line.also)],
        says: parts(line.says),
        tells: parts(line.tells),
        about: line.about?.split(' ') ?? none,
        up: parts(line.up),
        near: parts(line.near),
        needs: parts(line.needs),
        does: parts(line.does),
        level: line.level ?? null,
        lasts: line.lasts ?? null,
      })
    }
  }
  return concepts
}
