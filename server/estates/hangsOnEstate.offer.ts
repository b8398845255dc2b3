import type { UserGrant } from '#server/access/accountGrant.ts'
import { Parts } from '#server/kernel/parts.ts'
import type { Sql } from '#server/kernel/read/sql.ts'

/** What of a slice hangs on an estate. */
export interface HangsOnEstate {
  /** Whether something is there that somebody new begins with. */
  isBegun?: (estateId: Sql) => Sql
  /** What is planned for what a sensor told, as JSON; `sensor` names its row. */
  plannedFor?: (sensor: string) => string
  /** Whoever was asked to own it, by what they were asked with, has said yes and owns it as the account. */
  accepted?: (owner: UserGrant, invitationId: string, accountId: string) => Promise<unknown>
}

export const hangingOnEstates = new Parts<HangsOnEstate>()
