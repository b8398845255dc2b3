import type { AccountGrant } from '#server/access/accountGrant.ts'
import { Parts } from '#server/kernel/parts.ts'

/** The estates that a token may be made for. */
export interface TokenEstates {
  /** As JSON, by address; `ids` are those of the token. */
  named: (ids: string) => string
  /** Those of them that the account sees. */
  seen: (grant: AccountGrant, ids: readonly string[]) => Promise<readonly string[]>
}

export const tokenEstates = new Parts<TokenEstates>()
