import type { Size } from '#demo/art/canvas.ts'
import type { SceneName } from '#demo/art/scenes.ts'

/** When a document was made, and where its pictures come from. */
export interface Occasion {
  /** The day it is dated: 2024-03-14. */
  made: string
  photograph: Photograph
}

/** A scene as JPEG. */
export type Photograph = (scene: SceneName, size: Size) => Promise<Buffer>
