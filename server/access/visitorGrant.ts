import type { EntityManager } from 'typeorm'
import type { Viewer } from '#server/kernel/viewer.ts'
import { Door } from './door.ts'

/** Whoever comes. Behind this door are no rows: people are found by what is shown of them, an address, a password or a token. */
export class VisitorGrant extends Door<never> {
  readonly viewer: Viewer
  constructor(viewer: Viewer, db: EntityManager) {
    super({ ids: {}, db, versionMustBeGiven: false })
    this.viewer = viewer
  }
}
