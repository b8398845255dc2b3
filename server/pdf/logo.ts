import type { Pdf } from './document.ts'

/** As much room as a logo has at most. */
export const logoRoom = { width: 130, height: 52 }

/** A company's logo, at the right of its place; one that can't be drawn is left out. */
export function logoOn(doc: Pdf, part: (draw: () => void, alt: string) => void, { picture, of, right, y }: Logo) {
  let image: PDFKit.Mixins.ImageOption | object
  try {
    image = (doc as Pdf & { openImage(source: Buffer): object }).openImage(picture)
  } catch {
    return
  }
  const { width, height } = image as { width: number; height: number }
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height)
  part(() => doc.image(image as never, right - width * scale, y, { width: width * scale, height: height * scale }), of)
}

interface Logo {
  picture: Buffer
  /** What it shows, for those who listen. */
  of: string
  right: number
  y: number
}
