import sharp from 'sharp'
import type { Size } from './canvas.ts'
import { drawScene, type SceneName } from './scenes.ts'

export type Picture = Size & { type: 'png' | 'jpeg' }

export function renderScene(name: SceneName, { width, height, type }: Picture): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawScene(name, { width, height }))).flatten({ background: '#fff' })
  // Flat colours beside each other smear with the chroma subsampling that suits photographs.
  return type === 'png' ? picture.png().toBuffer() : picture.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
}
