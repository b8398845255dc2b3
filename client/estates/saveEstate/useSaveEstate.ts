import type { Own } from '#client/access/own.ts'
import { isStale } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import { CreateEstateDocument, type CreateEstateInput, UpdateEstateDocument } from '#client/generated/graphql.ts'

/** The lists have another estate, or know it by another address. */
export const estateLists = ['Query.estates'] as const

/** Adds an estate and answers its id. */
export function useCreateEstate() {
  const send = useSend()
  return async (input: CreateEstateInput) => {
    const { createEstate } = await send({ mutation: CreateEstateDocument, variables: { input } }, estateLists)
    return createEstate.id
  }
}

/** Saves what was changed of an estate. */
export function useModifyEstate({ again }: Pick<Own<unknown>, 'again'>) {
  // The form itself says nothing of somebody who saved first.
  const send = useSend(() => false)
  return async ({ id: estateId, version }: { id: string; version: number }, changed: CreateEstateInput) => {
    const input = { estateId, version, ...changed }
    try {
      await send({ mutation: UpdateEstateDocument, variables: { input } }, estateLists)
    } catch (failure) {
      // What was typed stays, and is saved over what the other one has changed only when asked once more.
      if (isStale(failure)) await again()
      throw failure
    }
  }
}
