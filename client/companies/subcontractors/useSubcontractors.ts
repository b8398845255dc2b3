import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { useSending } from '#client/access/useSending.ts'
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
  const sending = useSending()

  async function save(input: SubcontractorInput, target?: Target) {
    await sending<unknown>({ ...input, ...target }, (context) =>
      target
        ? update({ variables: { input: { ...input, ...target } }, context, update: listAgain })
        : create({ variables: { input }, context, update: listAgain }),
    )
  }
  async function newest(id: string): Promise<Subcontractor | undefined> {
    const found = await asked.client.query({ query: SubcontractorDocument, variables: { id }, fetchPolicy: 'network-only' })
    return found.data?.subcontractor ?? undefined
  }
  return { subcontractors, ...list, save, newest }
}
