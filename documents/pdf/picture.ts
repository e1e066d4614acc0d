import type { Engine } from './engine.ts'
import type { PageSpace, Rectangle } from './space.ts'

/** A part of a page as it is seen: four bytes a pixel, `scale` pixels a point, from the point `left`, `top` on. */
export type Picture = {
  pixels: Uint8Array
  stride: number
  width: number
  height: number
  scale: number
  left: number
  top: number
}

const withAnnotations = 0x01
/** fpdfview.h */
const formats = { grey: 1 }
const mostPixels = 4_000_000

/**
 * Paints what of a page lies within `part` on white, at `scale` pixels a point or fewer where that is very large; `bare`
 * is without its annotations.
 */
export function paintPage(
  engine: Engine,
  page: number,
  space: PageSpace,
  part: Rectangle,
  scale: number,
  bare = false,
): Picture {
  const left = Math.max(0, Math.floor(part.left) - 2)
  const top = Math.max(0, Math.floor(part.top) - 2)
  const across = Math.max(1, Math.min(space.width, part.right + 2) - left)
  const down = Math.max(1, Math.min(space.height, part.bottom + 2) - top)
  const fitting = Math.min(scale, Math.sqrt(mostPixels / (across * down)))
  const width = Math.ceil(across * fitting)
  const height = Math.ceil(down * fitting)
  const bitmap = engine.FPDFBitmap_Create(width, height, 0)
  if (bitmap === 0) throw new RangeError('memory limit of the reader')
  try {
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    const [x, y] = [Math.round(-left * fitting), Math.round(-top * fitting)]
    const [wide, high] = [Math.round(space.width * fitting), Math.round(space.height * fitting)]
    const flags = bare ? 0 : withAnnotations
    engine.FPDF_RenderPageBitmap(bitmap, page, x, y, Math.max(1, wide), Math.max(1, high), 0, flags)
    const stride = engine.FPDFBitmap_GetStride(bitmap)
    const start = engine.FPDFBitmap_GetBuffer(bitmap)
    const pixels = new Uint8Array(engine.view().buffer.slice(start, start + stride * height))
    return { pixels, stride, width, height, scale: fitting, left, top }
  } finally {
    engine.FPDFBitmap_Destroy(bitmap)
  }
}

const dotsPerPoint = 300 / 72
/** Of a grey page, a byte each: a page of A4 at 300 dots an inch has 8.7 million. */
const mostDots = 9_000_000

/** A whole page in grey as a PGM file, 300 dots an inch or as many as a large one may have. */
export function paintGrey(engine: Engine, page: number, space: PageSpace): { bytes: Uint8Array; scale: number } {
  const scale = Math.min(dotsPerPoint, Math.sqrt(mostDots / Math.max(1, space.width * space.height)))
  const width = Math.max(1, Math.floor(space.width * scale))
  const height = Math.max(1, Math.floor(space.height * scale))
  const bitmap = engine.FPDFBitmap_CreateEx(width, height, formats.grey, 0, 0)
  if (bitmap === 0) throw new RangeError('memory limit of the reader')
  try {
    engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations)
    const stride = engine.FPDFBitmap_GetStride(bitmap)
    const pixels = new Uint8Array(engine.view().buffer, engine.FPDFBitmap_GetBuffer(bitmap), stride * height)
    const head = Buffer.from(`P5 ${width} ${height} 255\n`)
    const bytes = new Uint8Array(head.length + width * height)
    bytes.set(head)
    for (let y = 0; y < height; y += 1) {
      bytes.set(pixels.subarray(y * stride, y * stride + width), head.length + y * width)
    }
    return { bytes, scale }
  } finally {
    engine.FPDFBitmap_Destroy(bitmap)
  }
}

/** The greatest difference of any colour channel between two pictures within `place`, 0 to 255. */
export function difference(a: Picture, b: Picture, place: Rectangle): number {
  let greatest = 0
  eachPixel(a, place, at => {
    for (let channel = 0; channel < 3; channel += 1) {
      const apart = Math.abs((a.pixels[at + channel] ?? 0) - (b.pixels[at + channel] ?? 0))
      if (apart > greatest) greatest = apart
    }
  })
  return greatest
}

/** The range of any colour channel of a picture within `place`, 0 to 255; 0 where all is one colour. */
export function contrast(picture: Picture, place: Rectangle): number {
  const least = [255, 255, 255]
  const most = [0, 0, 0]
  eachPixel(picture, place, at => {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = picture.pixels[at + channel] ?? 0
      least[channel] = Math.min(least[channel] ?? 0, value)
      most[channel] = Math.max(most[channel] ?? 0, value)
    }
  })
  return Math.max(...most.map((value, channel) => value - (least[channel] ?? 0)))
}

function eachPixel(picture: Picture, place: Rectangle, see: (at: number) => void): void {
  const { scale, stride } = picture
  const left = Math.max(0, Math.floor((place.left - picture.left) * scale))
  const right = Math.min(picture.width, Math.ceil((place.right - picture.left) * scale))
  const bottom = Math.min(picture.height, Math.ceil((place.bottom - picture.top) * scale))
  for (let y = Math.max(0, Math.floor((place.top - picture.top) * scale)); y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) see(y * stride + x * 4)
  }
}
