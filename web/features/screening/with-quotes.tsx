import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readAddress } from '../../api/places.ts'
import { useHere } from '../../ui/came-from.ts'

function Quoted({ resumeId, part }: { resumeId: number; part: string }) {
  return (
    <Link
      to={readAddress(resumeId)}
      state={{ ...useHere(), quote: part.slice(1, -1) }}
      title="Show it in the resume"
      className="hover:underline"
    >
      <mark className="marker mx-0">{part}</mark>
    </Link>
  )
}

/**
 * What stands in quotation marks was taken from the resume: it is marked like every other quote and leads there. Where
 * exactly it stands is looked for on arrival, so that no words of a resume get into an address.
 */
export function withQuotes(sentence: string, resumeId: number): ReactNode {
  return sentence.split(/(“[^”]+”)/).map((part, index) =>
    part.startsWith('“') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
      <Quoted key={index} resumeId={resumeId} part={part} />
    ) : (
      part
    ),
  )
}
