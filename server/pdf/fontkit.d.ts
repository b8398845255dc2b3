declare module 'fontkit' {
  /** A source that the types of the PDF library leave out. */
  export type Font = PDFKit.Mixins.PDFFontSource & {
    /** The letters that it has, as code points. */
    readonly characterSet: readonly number[]
    glyphForCodePoint(letter: number): { readonly id: number }
  }
  export function create(font: Uint8Array): Font
}
