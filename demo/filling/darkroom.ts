import sharp from 'sharp'
import { renderScene } from '#demo/art/renderScene.ts'
import type { SceneName } from '#demo/art/scenes.ts'
import type { Photograph } from '#demo/documents/occasion.ts'

const whole = { width: 1600, height: 1000 }

/** Renders each scene once; smaller pictures of it are cut from that. */
export function darkroom(): Photograph {
  const rendered = new Map<SceneName, Promise<Buffer>>()
  return async (scene, size) => {
    const kept = rendered.get(scene) ?? renderScene(scene, { ...whole, type: 'jpeg' })
    rendered.set(scene, kept)
    if (size.width === whole.width && size.height === whole.height) return kept
    return sharp(await kept)
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer()
  }
}
