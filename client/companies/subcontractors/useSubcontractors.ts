import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import {
  type CreateSubcontractorInput,
  SubcontractorDocument,
  type SubcontractorPartsFragment,
  useCreateSubcontractorMutation,
  useSubcontractorsQuery,
  useUpdateSubcontractorMutation,
} from '#client/generated/graphql.ts'

export type Subcontractor = SubcontractorPartsFragment
export type SubcontractorInput = Omit<CreateSubcontractorInput, 'companyId'>
/** What is changed, and the version that it was read at. */
type Target = Pick<Subcontractor, 'id' | 'version'>

const listAgain = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'subcontractors' })

/** Whom one's own company calls in, by name. */
export function useSubcontractors() {
  const asked = useSubcontractorsQuery({ context: { tell: false } })
  const { nodes: subcontractors, ...list } = pagesOf(shownData(asked)?.subcontractors, asked)
  const [create] = useCreateSubcontractorMutation()
  const [update] = useUpdateSubcontractorMutation()
  const keyFor = useRepeatKey()

  async function save(input: SubcontractorInput, target?: Target) {
    const sent = { ...input, ...target }
    const context = { tell: false, headers: { 'Idempotency-Key': keyFor(sent) } }
    try {
      if (target) await update({ variables: { input: { ...input, ...target } }, context, update: listAgain })
      else await create({ variables: { input }, context, update: listAgain })
    } catch (failed) {
      if (!isStale(failed)) tellFailure(refusalOf(failed) ?? failed)
      throw failed
    }
  }
  async function newest(id: string): Promise<Subcontractor | undefined> {
    const found = await asked.client.query({ query: SubcontractorDocument, variables: { id }, fetchPolicy: 'network-only' })
    return found.data?.subcontractor ?? undefined
  }
  return { subcontractors, ...list, save, newest }
}
