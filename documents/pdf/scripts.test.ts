import { describe, expect, it } from 'vitest'
import { type Shown, writeScripts } from '../../tests/fixtures/scripts.ts'
import { readDocument } from '../index.ts'
import type { DocumentText } from '../text.ts'

async function read(shown: Shown[]): Promise<DocumentText> {
  const reading = await readDocument(writeScripts(shown))
  if (reading.status !== 'ok') throw new Error(reading.message)
  return reading.document
}

const linesIn = (document: DocumentText) => document.lines.map(({ start, end }) => document.text.slice(start, end))
const fromRight = (x: number, lines: string[]) =>
  lines.map((text, index): Shown => ({ text, x, y: 700 - index * 16, rightToLeft: true }))

describe('text from right to left', () => {
  it.each([
    ['Hebrew', 'אחראי על צוות של שישה אנשים'],
    ['Arabic', 'مسؤول عن فريق من ستة أشخاص'],
    ['years among it', 'מנהל מטבח 2016–2021 בתל אביב'],
    ['Latin words among it', 'פיתוח ב-Python ו-SQL מאז 2019, Power BI ברמה טובה'],
    ['a number with its signs', 'מחזור של 1,250.50 שקלים'],
  ])('%s', async (_, text) => {
    expect(linesIn(await read(fromRight(545, [text, 'ניהול מטבח'])))).toEqual([text, 'ניהול מטבח'])
  })

  it('has its brackets the right way round, whichever way they are named', async () => {
    const meant = await read(fromRight(545, ['ברמה טובה (5 שנים)']))
    const looked = await read(fromRight(545, ['ברמה טובה )5 שנים(']))
    expect([meant.text, looked.text]).toEqual(['ברמה טובה (5 שנים)', 'ברמה טובה (5 שנים)'])
  })

  it('gives Arabic letters, not the forms in which they are joined', async () => {
    expect((await read(fromRight(545, ['\uFEE3\uFEB4\uFE8E\uFEAD']))).text).toBe('مسار')
  })

  it('has lam before alef where both are drawn as one, alone and beside a number', async () => {
    const drawn = [['\uFEFB \uFEF7\u062D\u0645\u062F'], ['\uFEFB \uFEF7\u062D\u0645\u062F 2019']]
    const [alone, beside] = await Promise.all(drawn.map(async lines => (await read(fromRight(545, lines))).text))
    expect([alone, beside]).toEqual(['لا لأحمد', 'لا لأحمد 2019'])
  })

  it('reads the right one of two columns first', async () => {
    const right = [
      'ניהול צוות של שישה אנשים במטבח',
      'הכשרת חניכים ועבודה עם בתי ספר',
      'אחריות על הקניות ועל הספקים',
      'תכנון תפריטים לאירועים ולחגים',
    ]
    const left = [
      'תואר ראשון בניהול מלונאות',
      'תעודת קונדיטור מבית הספר',
      'קורס בטיחות מזון והיגיינה',
      'שפות עברית ואנגלית וצרפתית',
    ]
    expect(linesIn(await read([...fromRight(280, left), ...fromRight(545, right)]))).toEqual([...right, ...left])
  })

  it('keeps a date at the left margin on the line of its entry', async () => {
    const document = await read([...fromRight(545, ['מסעדה בחיפה']), { text: '2019', x: 80, y: 700 }])
    expect(linesIn(document)).toEqual(['מסעדה בחיפה\t2019'])
  })
})

describe('other scripts', () => {
  it.each([
    ['Chinese', 'chinese', '负责六人团队并在厨房培训学徒'],
    ['Japanese', 'japanese', '六人のチームを率い、見習いの教育を担当'],
    ['Korean', 'mapped', '여섯 명의 팀을 이끌고'],
    ['Cyrillic, Greek and Czech', 'mapped', 'Жуков Ελλάδα Řehoř'],
  ] as const)('%s', async (_, font, text) => {
    const document = await read([{ text, x: 50, y: 700, font }])
    expect([document.text, document.hidden]).toEqual([text, []])
  })

  it('tells the language', async () => {
    expect((await read([{ text: '负责六人团队并在厨房培训学徒', x: 50, y: 700, font: 'chinese' }])).language).toBe('zh')
    expect((await read(fromRight(545, ['אחראי על צוות של שישה אנשים']))).language).toBe('he')
  })
})

it('spells ligatures out and knows bullets of private use', async () => {
  expect((await read([{ text: '\uF0B7 The o\uFB03ce sta\uFB00 \uFB01nds \uFB02ats', x: 50, y: 700 }])).text).toBe(
    '• The office staff finds flats',
  )
})
