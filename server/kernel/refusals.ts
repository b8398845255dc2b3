import type { ErrorCode } from '#schema/errors.ts'

/** What is said where a constraint refuses: the field that does not hold, or another code with the field that it is about. */
export type Refusal<Field extends string = string> = Field | { code: ErrorCode; field?: Field }

const refusals = new Map<string, Refusal>()
export const refuse = (constraint: string, refusal: Refusal) => refusals.set(constraint, refusal)
export const refusalOf = (constraint: unknown) => refusals.get(String(constraint))
