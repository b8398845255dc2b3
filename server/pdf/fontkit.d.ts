declare module 'fontkit' {
  /** What it opens is a source that the types of the PDF library leave out. */
  export function create(font: Uint8Array): PDFKit.Mixins.PDFFontSource
}
