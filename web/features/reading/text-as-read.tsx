import clsx from 'clsx'
import { Fragment } from 'react'
import type { ReadLine, ResumeText } from '../../../contract/reading.ts'
import { type Stretch, Words } from './marks.tsx'

const looks: Partial<Record<ReadLine['kind'], string>> = {
  heading: 'font-semibold',
  header: 'text-faint',
  footer: 'text-faint',
  footnote: 'text-sm text-soft',
}

const names: Partial<Record<ReadLine['kind'], string>> = { header: 'Header', footer: 'Footer', footnote: 'Footnote' }

/** The text line by line in the order in which it was read, which is what is matched. */
export function TextAsRead({ document, marked }: { document: ResumeText; marked: Stretch | null }) {
  const { text, lines, type } = document
  return (
    <div className="leading-relaxed">
      {lines.map((line, index) => {
        const last = lines[index - 1]
        const page = type === 'pdf' && line.page !== last?.page
        const gap = last && text.slice(last.end, line.start).includes('\n\n')
        const name = names[line.kind]
        return (
          <Fragment key={line.start}>
            {page && <h3 className="mt-6 mb-2 text-sm font-medium text-faint first:mt-0">Page {line.page}</h3>}
            <p className={clsx('whitespace-pre-wrap [tab-size:3]', looks[line.kind], gap && !page && 'mt-3')}>
              {name && last?.kind !== line.kind && <span className="mr-2 text-xs text-faint">{name}</span>}
              <Words text={text} start={line.start} end={line.end} marked={marked} />
            </p>
          </Fragment>
        )
      })}
    </div>
  )
}
