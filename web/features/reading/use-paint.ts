import { type RefObject, useEffect, useState } from 'react'
import type { PdfPage } from './pdf.ts'

/** How far from the screen a page is drawn already. */
const ahead = '800px'

type Seen = { near: boolean; width: number }

/** Whether an element is about to be seen, and how wide it is in CSS pixels. */
function useSeen(ref: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>({ near: false, width: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const margins = { rootMargin: ahead, scrollMargin: ahead }
    const nearness = new IntersectionObserver(entries => {
      const near = entries.at(-1)?.isIntersecting ?? false
      setSeen(last => ({ ...last, near }))
    }, margins)
    const size = new ResizeObserver(() => setSeen(last => ({ ...last, width: element.clientWidth })))
    nearness.observe(element)
    size.observe(element)
    return () => {
      nearness.disconnect()
      size.disconnect()
    }
  }, [ref])
  return seen
}

/**
 * Draws a page into `holder` while `paper` is near the screen, anew where its width changes, as sharp as the screen is,
 * and lets go of its pixels when it is far away. Answers whether the drawing failed.
 */
export function usePaint(
  page: PdfPage,
  paper: RefObject<HTMLElement | null>,
  holder: RefObject<HTMLElement | null>,
): boolean {
  const { near, width } = useSeen(paper)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const place = holder.current
    if (!place) return
    if (!near) return place.replaceChildren()
    if (width === 0) return
    let wanted = true
    const task = page.draw(width * window.devicePixelRatio)
    task.canvas.then(
      canvas => wanted && place.replaceChildren(canvas),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
      task.cancel()
    }
  }, [page, holder, near, width])
  return failed
}
