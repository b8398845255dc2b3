import path from 'node:path'
import sharp from 'sharp'
import { appIcons } from '#server/pages/appIcons.ts'

const drawings = path.resolve(import.meta.dirname, '../server/pages/icons')

/** Into the folder of the built client. */
export async function drawAppIcons(folder: string) {
  for (const [url, { drawn, side }] of Object.entries(appIcons)) {
    // Drawn large at once: a small picture made larger is blurred.
    const picture = sharp(path.join(drawings, drawn), { density: 1200 }).resize(side, side)
    await picture.png({ compressionLevel: 9 }).toFile(path.join(folder, url))
  }
}
