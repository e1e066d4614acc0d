import { Code, Globe, IdCard } from 'lucide-react'

const sources = [
  { Icon: IdCard, name: 'Professional-network profiles' },
  { Icon: Code, name: 'Code-hosting accounts' },
  { Icon: Globe, name: 'Portfolio sites' },
]

export function Sources() {
  return (
    <section aria-labelledby="sources" className="border-y border-line bg-sheet">
      <div className="mx-auto grid w-full max-w-work items-center gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2">
        <div className="grid gap-3">
          <h2 id="sources" className="text-2xl">
            Candidates live in more than one place
          </h2>
          <p className="max-w-read text-soft">
            Candid screens candidates across the sources that they name: it reads the links to professional networks,
            code hosting and portfolios in a resume, so that you have them at hand.
          </p>
        </div>
        <ul className="grid gap-3 sm:grid-cols-3">
          {sources.map(({ Icon, name }) => (
            <li
              key={name}
              className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-paper p-4 font-medium"
            >
              <Icon className="size-5.5 text-accent" aria-hidden />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
