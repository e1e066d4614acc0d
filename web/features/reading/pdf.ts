import {
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Beside our own scripts; vite.config.ts puts it there. */
const assets = `/assets/pdfjs-${version}`
/** A canvas beyond this stays empty in some browsers. */
const mostPixels = 16_000_000

export type PdfPage = {
  number: number
  /** In points, as the page is seen. */
  width: number
  height: number
  /** Draws it `width` pixels wide; `cancel` leaves the promise rejected. */
  draw: (width: number) => { canvas: Promise<HTMLCanvasElement>; cancel: () => void }
}

export type Pdf = { pages: PdfPage[]; close: () => void }

/**
 * Opens a pdf to be looked at and nothing else: its scripts, links, forms and launch actions are never asked for, no
 * code is made out of its fonts, and no WebAssembly is used, so that the content policy stays as it is.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<Pdf> {
  const task = getDocument({
    data: bytes,
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => void task.destroy()
  try {
    const document = await task.promise
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map(number => document.getPage(number)))
    return { pages: pages.map(toPage), close }
  } catch (error) {
    close()
    throw error
  }
}

function toPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 })
  return {
    number: page.pageNumber,
    width,
    height,
    draw(wanted) {
      const scale = Math.min(wanted / width, Math.sqrt(mostPixels / (width * height)))
      const viewport = page.getViewport({ scale })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
      return { canvas: task.promise.then(() => canvas), cancel: () => task.cancel() }
    },
  }
}
