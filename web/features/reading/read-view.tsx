import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResumeText } from '../../../contract/reading.ts'
import type { Resume } from '../../../contract/resumes.ts'
import { Switch } from '../../ui/switch.tsx'
import { HiddenList } from './hidden-list.tsx'
import type { Stretch } from './marks.tsx'
import { Pane } from './pane.tsx'
import { Paper } from './paper.tsx'
import { PdfOriginal } from './pdf-original.tsx'
import { Quality } from './quality.tsx'
import { TextAsRead } from './text-as-read.tsx'
import { useZoom } from './zoom.tsx'

const views = { original: 'Original', text: 'Text as read' } as const
type View = keyof typeof views

/** To the middle of its pane or, where the panes do not scroll, of the window. */
function bringIntoView(element: Element) {
  const pane = element.closest('[data-pane]')
  if (!pane || pane.scrollHeight <= pane.clientHeight) return element.scrollIntoView({ block: 'center' })
  const [place, frame] = [element.getBoundingClientRect(), pane.getBoundingClientRect()]
  pane.scrollBy({
    top: place.top + place.height / 2 - frame.top - frame.height / 2,
    left: place.left + place.width / 2 - frame.left - frame.width / 2,
  })
}

/** Brings what is asked for before the eyes, in every pane that is shown, once there is something to scroll to. */
function useScrollTo(target: string | null, when: readonly unknown[]) {
  const panes = useRef<HTMLDivElement>(null)
  // `when` changes when the page has changed under the target.
  useEffect(() => {
    if (!target) return
    for (const element of panes.current?.querySelectorAll(`[data-target="${target}"]`) ?? [])
      if (element.checkVisibility()) bringIntoView(element)
  }, [target, ...when])
  return panes
}

type ReadViewProps = {
  resume: Resume
  document: ResumeText
  marked: Stretch | null
  /** A hidden passage to begin with, by its place in the list. */
  passage: number | null
}

/** The file and what was read of it, side by side; on a phone one after the other. */
export function ReadView({ resume, document, marked, passage }: ReadViewProps) {
  const zoom = useZoom()
  const [view, setView] = useState<View>('original')
  const [asked, setAsked] = useState(passage === null ? null : { passage })
  const [ready, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])
  const target = asked ? `hidden-${asked.passage}` : marked ? 'quote' : null
  const panes = useScrollTo(target, [view, ready, asked, marked?.from, document.boxes.length])
  const show = (index: number) => {
    setAsked({ passage: index })
    setView('original')
  }
  return (
    <div className="grid gap-4">
      <div className="lg:hidden">
        <Switch label="What to look at" options={views} value={view} onChange={setView} />
      </div>
      <div ref={panes} className="grid gap-6 lg:grid-cols-2">
        <Pane title="Original" shown={view === 'original'} zoom={zoom}>
          {resume.file_type === 'pdf' ? (
            <PdfOriginal
              resume={resume}
              zoom={zoom.zoom}
              boxes={document.boxes}
              hidden={document.hidden}
              onReady={onReady}
            />
          ) : (
            <Paper document={document} marked={marked} zoom={zoom.zoom} />
          )}
        </Pane>
        <Pane title="Text as read" shown={view === 'text'}>
          <div className="grid gap-4">
            <Quality document={document} />
            <HiddenList hidden={document.hidden} onShow={resume.file_type === 'pdf' ? show : null} />
            <TextAsRead document={document} marked={marked} />
          </div>
        </Pane>
      </div>
    </div>
  )
}
