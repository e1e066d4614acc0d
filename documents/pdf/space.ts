import type { Box } from '../text.ts'
import type { Engine } from './engine.ts'
import type { Scratch } from './scratch.ts'

/** A page as a person sees it: cropped and turned, in points, y downwards from the top left corner. */
export type PageSpace = {
  width: number
  height: number
  /** How the page is turned clockwise, in quarters. */
  turn: number
  /** From the page's own space. */
  point: (x: number, y: number) => [x: number, y: number]
  rectangle: (left: number, bottom: number, right: number, top: number) => Rectangle
}

export type Rectangle = { left: number; top: number; right: number; bottom: number }

export function pageSpace(engine: Engine, page: number, scratch: Scratch): PageSpace {
  const known = engine.FPDF_GetPageBoundingBox(page, scratch.at(0)) !== 0
  const [left, top] = known ? [scratch.float(0), scratch.float(0, 1)] : [0, 792]
  const [right, bottom] = known ? [scratch.float(1), scratch.float(1, 1)] : [612, 0]
  const turn = engine.FPDFPage_GetRotation(page) & 3
  const turns: ((x: number, y: number) => [number, number])[] = [
    (x, y) => [x - left, top - y],
    (x, y) => [y - bottom, x - left],
    (x, y) => [right - x, y - bottom],
    (x, y) => [top - y, right - x],
  ]
  const point = turns[turn] ?? ((x: number, y: number): [number, number] => [x - left, top - y])
  const across = right - left
  const down = top - bottom
  const [width, height] = turn % 2 === 0 ? [across, down] : [down, across]
  const rectangle: PageSpace['rectangle'] = (l, b, r, t) => {
    const [x0, y0] = point(l, b)
    const [x1, y1] = point(r, t)
    return { left: Math.min(x0, x1), top: Math.min(y0, y1), right: Math.max(x0, x1), bottom: Math.max(y0, y1) }
  }
  return { width, height, turn, point, rectangle }
}

export function overlap(a: Rectangle, b: Rectangle): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

export function area(a: Rectangle): number {
  return Math.max(0, a.right - a.left) * Math.max(0, a.bottom - a.top)
}

/** The smallest rectangle around all of `rectangles`, of which there must be one. */
export function bounds(rectangles: Rectangle[]): Rectangle {
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const one of rectangles) {
    all.left = Math.min(all.left, one.left)
    all.top = Math.min(all.top, one.top)
    all.right = Math.max(all.right, one.right)
    all.bottom = Math.max(all.bottom, one.bottom)
  }
  return all
}

export function boxOf({ left, top, right, bottom }: Rectangle, page: number): Box {
  return { page, x: left, y: top, width: right - left, height: bottom - top }
}
