import sharp from 'sharp'
import { renderScene } from '#demo/art/renderScene.ts'
import type { SceneName } from '#demo/art/scenes.ts'
import type { Photograph } from '#demo/documents/occasion.ts'

const whole = { width: 1600, height: 1000 }

/** Renders each scene once; smaller pictures of it are cut from that. */
export function darkroom(): Photograph {
  const rendered = new Map<SceneName, Promise<Buffer>>()
  return async (scene, size) => {
    const known = rendered.get(scene) ?? renderScene(scene, { ...whole, type: 'jpeg' })
    rendered.set(scene, known)
    if (size.width === whole.width && size.height === whole.height) return known
    return sharp(await known)
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer()
  }
}
