import type { SceneName } from '#demo/art/scenes.ts'
import type { Span } from '#demo/world/past.ts'
import type { PersonKey } from '#demo/world/people.ts'
import type { floorTypes } from '#schema/estates/interior/floors.input.ts'
import type { roomTypes } from '#schema/estates/interior/rooms.input.ts'

export interface DemoFloor {
  type: (typeof floorTypes)[number]
  name?: string
  rooms: readonly DemoRoom[]
}

export interface DemoRoom {
  type: (typeof roomTypes)[number]
  name?: string
  area?: number
  /** When it was deleted, where it was. */
  removed?: Span
  /** From the oldest on. */
  comments?: readonly DemoComment[]
}

export interface DemoComment {
  said: Span
  /** Without anybody it was the estate's first owner. */
  by?: PersonKey
  text: string
  pictures?: readonly SceneName[]
}
