import { EyeOff, Fingerprint, HardDrive, Highlighter, Repeat, UserRoundX } from 'lucide-react'

const claims = [
  {
    Icon: Highlighter,
    title: 'Quoted, not guessed',
    text: 'A requirement counts as met when a sentence in the resume shows it. What no sentence shows is called “not shown”.',
  },
  {
    Icon: Repeat,
    title: 'The same score every time',
    text: 'Code computes every number by one formula. The same file and the same posting give the same score, today and next year.',
  },
  {
    Icon: HardDrive,
    title: 'Offline by default',
    text: 'Reading, matching and scoring run where you install it. No resume leaves the machine unless you set it up to.',
  },
  {
    Icon: UserRoundX,
    title: 'Blind to the name',
    text: 'A name is no evidence for anything, so it takes no part in the score.',
  },
  {
    Icon: EyeOff,
    title: 'Hidden text never counts',
    text: 'White words on white paper and letters too small to read earn nothing. You are told that they are there.',
  },
  {
    Icon: Fingerprint,
    title: 'Results that can be checked',
    text: 'Every result names the engine version, the day and a fingerprint of what it was computed from.',
  },
]

/** Only what is true of the product as it comes. */
export function Claims() {
  return (
    <section aria-labelledby="claims" className="border-y border-line bg-sheet">
      <div className="mx-auto grid w-full max-w-work gap-10 px-4 py-16 sm:px-6 lg:grid-cols-[16rem_1fr] lg:py-20">
        <h2 id="claims" className="text-3xl">
          Fair enough to show the candidate
        </h2>
        <ul className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
          {claims.map(({ Icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <Icon className="mt-0.5 size-5.5 text-accent" aria-hidden />
              <h3 className="text-lg">{title}</h3>
              <p className="col-start-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
