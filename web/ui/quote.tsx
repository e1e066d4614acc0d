import type { ReactNode } from 'react'

/** A sentence of the resume, in the voice of paper and marked as with a pen. */
export function Quote({ text, place }: { text: string; place?: ReactNode }) {
  return (
    <blockquote className="font-quote text-lg leading-relaxed">
      <mark className="marker whitespace-pre-wrap [tab-size:3]">{text}</mark>
      {place && <span className="ml-2.5 font-sans text-xs whitespace-nowrap text-faint">{place}</span>}
    </blockquote>
  )
}
