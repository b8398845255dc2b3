import type { UserGrant } from '#server/access/accountGrant.ts'
import { Parts } from '#server/kernel/parts.ts'

/** What of a slice goes as a person leaves for good. */
export interface Departs {
  /** Whoever would change it meanwhile waits: held before anything is looked at. */
  holds?: (leaving: UserGrant) => Promise<unknown>
  /** Estates, which go with whoever alone owns them. */
  owned?: (leaving: UserGrant) => Promise<readonly OwnedEstate[]>
  ends: (leaving: UserGrant) => Promise<unknown>
}
interface OwnedEstate {
  address: string
  isShared: boolean
}

export const departing = new Parts<Departs>()
