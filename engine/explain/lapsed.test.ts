import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { papersIn } from './lapsed.ts'

const withPapers = (heading: string, ...lines: string[]) =>
  engine.analyze(
    engine.readResume(
      documentOf(
        `Anna Berg\nanna@mail.example\n\nEXPERIENCE\nWelder, Petro Ltd, January 2021 – present\n- Welded 40 pipes with a mate\n\n${heading}\n${lines.join('\n')}`,
      ),
      '2026-11-29',
    ),
  )

describe('papers that have run out', () => {
  it('are found under whatever heading they stand, each with what to do', () => {
    for (const heading of ['QUALIFICATIONS', 'CERTIFICATES']) {
      const { weaknesses, suggestions } = withPapers(heading, 'Confined space entry, valid until 08/2026')
      expect(weaknesses).toContain('A paper has run out: “Confined space entry, valid until 08/2026”.')
      expect(suggestions).toContain(
        'Ask whether “Confined space entry, valid until 08/2026” has been renewed since; if so, the resume should say so.',
      )
    }
  })
  it('are told as several, two of one line apart', () => {
    expect(
      withPapers('CERTIFICATES', 'First aid, expired 2024', 'Rigging ticket, valid until 2025').weaknesses,
    ).toContain('Two papers have run out: “First aid, expired 2024” and “Rigging ticket, valid until 2025”.')
    expect(papersIn('Licences: counterbalance exp. 2024-05, reach exp. 2027-03. Car B.')).toEqual([
      'counterbalance exp. 2024-05',
      'reach exp. 2027-03',
      'Car B.',
    ])
    expect(papersIn('Life support, valid until 2019, renewed 2025')).toEqual([
      'Life support, valid until 2019, renewed 2025',
    ])
    expect(
      withPapers('LICENCES', 'Forklift counterbalance exp. 2024-05, forklift reach exp. 2027-03.').weaknesses,
    ).toContain('A paper has run out: “Forklift counterbalance exp. 2024-05”.')
  })
  it('are no studies that took some years, nor what was renewed', () => {
    expect(
      withPapers('CERTIFICATES', 'Diploma in welding, four years, 2013', 'First aid, expired 2022, renewed 2026')
        .weaknesses,
    ).toBeNull()
  })
  it('are not asked of where the resume says what of the renewal', () => {
    for (const line of [
      'IPAF 3a – ran out May 2026, rebooked for December',
      'ITSSAR Counterbalance – expired 31 October 2026, refresher booked for 8 December',
      'Gas Safe – not renewed since 2015',
    ]) {
      const { weaknesses, suggestions } = withPapers('CERTIFICATES', line)
      expect(suggestions ?? '').not.toContain('renewed since')
      if (weaknesses?.includes('has run out')) expect(weaknesses).toContain(`A paper has run out: “${line}”.`)
    }
  })
  it('are said of ahead where one ends within two months', () => {
    expect(withPapers('CERTIFICATES', 'First aid, issued 11/2024, expires 12/2026').suggestions).toContain(
      'Ask whether “First aid, issued 11/2024, expires 12/2026” is being renewed: it ends in December 2026.',
    )
  })
  it('are found in a list without a heading behind the last post, and beside another column', () => {
    const read = (...lines: string[]) =>
      engine.analyze(
        engine.readResume(
          documentOf(
            `Anna Berg\nanna@mail.example\n\nPlumber, Petro Ltd, January 2021 – present\nFitted 40 boilers with a mate\n${lines.join('\n')}`,
          ),
          '2026-11-29',
        ),
      ).weaknesses ?? ''
    expect(read('Oftec 101 lapsed', 'CSCS gold, expired 2020 - not needed for homes')).toContain(
      'Two papers have run out: “Oftec 101 lapsed” and “CSCS gold, expired 2020 - not needed for homes”.',
    )
    expect(read('CSCS expired 2023               Reefer and dry van')).toContain(
      'A paper has run out: “CSCS expired 2023”.',
    )
    expect(read('Renewed the CSCS cards of eight men that had expired in 2023')).not.toContain('run out')
  })
  it('are those of which the line counts the years, and says when they were done last', () => {
    for (const line of [
      'Moving and handling, 03/2024, valid 1 year',
      'Patch test course, renew every 2 years, last done Jan 2024',
      'Restraint and de-escalation, last refreshed 2022 (two-yearly)',
    ])
      expect(withPapers('TRAINING', line).weaknesses ?? '').toContain(`A paper has run out: “${line}”.`)
    expect(withPapers('TRAINING', 'First aid, 2016, renewed every three years').weaknesses).toBeNull()
  })
  it('are told by their own part of the line, with a bracket as a whole', () => {
    const { weaknesses } = withPapers('TRAINING', 'OSHA 30 hrs, 2022; First Aid (expired Feb-2024)')
    expect(weaknesses).toContain('A paper has run out: “First Aid (expired Feb-2024)”.')
    const lapsed = withPapers('PAPERS', 'CIPD Level 5, 2016 (membership lapsed 2020, renewing in 2027)')
    expect(lapsed.weaknesses).toContain('“CIPD Level 5, 2016 (membership lapsed 2020, renewing in 2027)”')
    expect(lapsed.suggestions ?? '').not.toContain('renewed since')
  })
  it('are not said to end in the month that they were renewed in', () => {
    const { suggestions } = withPapers('REGISTRATION', 'AHPRA registration, renewed November 2026, no conditions')
    expect(suggestions ?? '').not.toContain('being renewed')
  })
})
