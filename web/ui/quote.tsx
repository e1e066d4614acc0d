import { Link } from 'react-router'
import { useHere } from './came-from.ts'

type QuoteProps = {
  text: string
  /** Where it stands, in words. */
  place?: string
  /** Where it is seen in its place. */
  to?: string
}

/** A sentence of the resume, in the voice of paper and marked as with a pen. Lines of the file flow together. */
export function Quote({ text, place, to }: QuoteProps) {
  const here = useHere()
  const words = text.replace(/\s+/g, ' ')
  return (
    <blockquote className="font-quote text-lg leading-relaxed">
      {to ? (
        <Link to={to} state={here} title="Show it in the resume" className="group">
          <mark className="marker group-hover:underline">{words}</mark>
          <span className="ml-2.5 font-sans text-xs whitespace-nowrap text-faint underline underline-offset-2 group-hover:text-accent-deep">
            {place}
          </span>
        </Link>
      ) : (
        <>
          <mark className="marker">{words}</mark>
          {place && <span className="ml-2.5 font-sans text-xs whitespace-nowrap text-faint">{place}</span>}
        </>
      )}
    </blockquote>
  )
}
