import { Parts } from '#server/kernel/parts.ts'

/** Where a customer is reached of whom nothing is known. */
export interface WhereReached {
  /** Selects `address_line1, postal_code, city` of one place at the most; `accountId` is theirs. */
  place: (accountId: string) => string
}

export const reached = new Parts<WhereReached>()
