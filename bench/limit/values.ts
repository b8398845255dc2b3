import { isUuid } from '../../schema/uuid.ts'
import type { OperationName } from '../operations/operations.ts'
import type { Account, Right } from './viewers.ts'

export type Variables = Readonly<Record<string, unknown>>
export interface Ask {
  variables: Variables
  address: string
  requestId: string
}
export interface Statement {
  name: string
  text: string
  values: unknown[]
}

export const session = ({ sessionId, version, accountId, validUntil }: Account) => [sessionId, version, accountId, validUntil]
export const idOf = (value: unknown) => (isUuid(value) ? value : null)

/** Values of an estate's owner, and of anybody else. */
export function onEstate(account: Account, id: unknown, ...of: ((right: Right) => unknown)[]) {
  const estateId = idOf(id)
  const { owner, none } = account.on(estateId ?? '')
  return [...session(account), estateId, ...of.flatMap((read) => [read(owner), read(none)])]
}
export const may = (right: Right) => right.may
export const allows = (wanted: string) => (right: Right) => right.allowed.has(wanted)

export type Writer = (account: Account, ask: Ask) => Statement
export const byEstate =
  (name: OperationName, text: string, ...of: ((right: Right) => unknown)[]): Writer =>
  (account, { variables }) => ({ name, text, values: onEstate(account, variables['estateId'], ...of) })
