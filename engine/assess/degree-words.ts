import { stems } from '../text/words.ts'

// Words that many subjects share: a degree in sport science is none in computer science.
export const shared = new Set(
  stems(
    'science sciences engineering studies study technology technologies technical management arts administration diploma degree bachelor master associate doctor doctorate applied general systems program programme accredited discipline services training higher education qualification course honours professional practice service services occupations support work foundation completed apprenticeship apprenticeships national subject subjects standard standards accepted registration vocational reached trade processing tertiary major minor college university school bachelor equivalent comparable experience work',
  ),
)

// Of short words only these: “lab”, “mix” and letters are none.
export const shortSubjects = new Set(
  stems(
    'film law art arts food data math maths soil wood game games radio sport operations nursing banking mining farming baking cooking tax acting dance sales',
  ),
)
