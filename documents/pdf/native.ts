/**
 * The raw functions of PDFium that the reader uses, as its WebAssembly exports them. Every number that is called a
 * pointer is an address in the module's memory; 0 is none. Booleans are 0 and 1; rectangles are left, top, right,
 * bottom as four floats in the page's own space, y upwards.
 */
type Pointer = number
type Flag = number

export type Native = {
  memory: WebAssembly.Memory
  malloc: (size: number) => Pointer
  free: (at: Pointer) => void

  FPDF_LoadMemDocument: (bytes: Pointer, size: number, password: Pointer) => Pointer
  FPDF_GetLastError: () => number
  FPDF_CloseDocument: (document: Pointer) => void
  FPDF_GetPageCount: (document: Pointer) => number
  FPDF_GetMetaText: (document: Pointer, tag: Pointer, buffer: Pointer, size: number) => number
  FPDF_LoadPage: (document: Pointer, index: number) => Pointer
  FPDF_ClosePage: (page: Pointer) => void
  FPDF_GetPageBoundingBox: (page: Pointer, rectangle: Pointer) => Flag
  FPDFPage_GetRotation: (page: Pointer) => number
  FPDFPage_CountObjects: (page: Pointer) => number
  FPDFPage_GetObject: (page: Pointer, index: number) => Pointer

  FPDFText_LoadPage: (page: Pointer) => Pointer
  FPDFText_ClosePage: (text: Pointer) => void
  FPDFText_CountChars: (text: Pointer) => number
  FPDFText_GetUnicode: (text: Pointer, index: number) => number
  FPDFText_IsGenerated: (text: Pointer, index: number) => number
  FPDFText_GetFontSize: (text: Pointer, index: number) => number
  FPDFText_GetFontWeight: (text: Pointer, index: number) => number
  FPDFText_GetTextObject: (text: Pointer, index: number) => Pointer
  FPDFText_GetMatrix: (text: Pointer, index: number, matrix: Pointer) => Flag
  FPDFText_GetCharOrigin: (text: Pointer, index: number, x: Pointer, y: Pointer) => Flag
  FPDFText_GetLooseCharBox: (text: Pointer, index: number, rectangle: Pointer) => Flag
  FPDFText_GetFontInfo: (text: Pointer, index: number, buffer: Pointer, size: number, flags: Pointer) => number

  FPDFTextObj_GetTextRenderMode: (object: Pointer) => number
  FPDFPageObj_GetType: (object: Pointer) => number
  FPDFPageObj_GetBounds: (object: Pointer, l: Pointer, b: Pointer, r: Pointer, t: Pointer) => Flag
  FPDFPageObj_GetFillColor: (object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer) => Flag
  FPDFPageObj_GetStrokeColor: (object: Pointer, r: Pointer, g: Pointer, b: Pointer, a: Pointer) => Flag
  FPDFPageObj_SetFillColor: (object: Pointer, r: number, g: number, b: number, a: number) => Flag
  FPDFPageObj_GetClipPath: (object: Pointer) => Pointer
  FPDFPageObj_CountMarks: (object: Pointer) => number
  FPDFPageObj_GetMark: (object: Pointer, index: number) => Pointer
  FPDFPageObjMark_GetName: (mark: Pointer, buffer: Pointer, size: number, written: Pointer) => Flag
  FPDFPageObjMark_GetParamStringValue: (
    mark: Pointer,
    key: Pointer,
    buffer: Pointer,
    size: number,
    written: Pointer,
  ) => Flag
  FPDFPageObjMark_RemoveParam: (object: Pointer, mark: Pointer, key: Pointer) => Flag
  FPDFPageObj_SetIsActive: (object: Pointer, active: Flag) => Flag
  FPDFPath_GetDrawMode: (path: Pointer, fill: Pointer, stroke: Pointer) => Flag
  FPDFFormObj_CountObjects: (form: Pointer) => number
  FPDFFormObj_GetObject: (form: Pointer, index: number) => Pointer
  FPDFClipPath_CountPaths: (clip: Pointer) => number
  FPDFClipPath_CountPathSegments: (clip: Pointer, path: number) => number
  FPDFClipPath_GetPathSegment: (clip: Pointer, path: number, segment: number) => Pointer
  FPDFPathSegment_GetPoint: (segment: Pointer, x: Pointer, y: Pointer) => Flag

  FPDFBitmap_Create: (width: number, height: number, alpha: Flag) => Pointer
  FPDFBitmap_CreateEx: (width: number, height: number, format: number, buffer: Pointer, stride: number) => Pointer
  FPDFBitmap_Destroy: (bitmap: Pointer) => void
  FPDFBitmap_FillRect: (bitmap: Pointer, x: number, y: number, width: number, height: number, colour: number) => void
  FPDFBitmap_GetBuffer: (bitmap: Pointer) => Pointer
  FPDFBitmap_GetStride: (bitmap: Pointer) => number
  FPDF_RenderPageBitmap: (
    bitmap: Pointer,
    page: Pointer,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ) => void

  FPDFPage_GetAnnotCount: (page: Pointer) => number
  FPDFPage_GetAnnot: (page: Pointer, index: number) => Pointer
  FPDFPage_CloseAnnot: (annotation: Pointer) => void
  FPDFAnnot_GetSubtype: (annotation: Pointer) => number
  FPDFAnnot_GetFlags: (annotation: Pointer) => number
  FPDFAnnot_GetRect: (annotation: Pointer, rectangle: Pointer) => Flag
  FPDFAnnot_GetStringValue: (annotation: Pointer, key: Pointer, buffer: Pointer, size: number) => number
  FPDFAnnot_GetAP: (annotation: Pointer, mode: number, buffer: Pointer, size: number) => number
  FPDFAnnot_GetLink: (annotation: Pointer) => Pointer
  FPDFLink_GetAction: (link: Pointer) => Pointer
  FPDFAction_GetURIPath: (document: Pointer, action: Pointer, buffer: Pointer, size: number) => number
}
