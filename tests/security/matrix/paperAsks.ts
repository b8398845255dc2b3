import type { TestEstate } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { mailboxAsks } from './mailboxAsks.ts'

interface Papers {
  path: string
  list: string
  save: string
  remove: string
  input: string
  /** What a paper must say. */
  words: Record<string, unknown>
  isPublic: boolean
}

/** Of the papers that an estate keeps. Only a change of one that is there can be asked by everybody alike. */
const asksOf = ({ path, list, save, remove, input, words, isPublic }: Papers): Record<string, Asking> => {
  const url = ({ id }: TestEstate) => `/api/private/estate/${id}/${path}`
  async function kept(estate: TestEstate) {
    const { body } = await estate.owner.put(url(estate), { ...words, fileId: await estate.owner.upload() })
    return { estateId: estate.id, id: body['id'] as string }
  }
  return {
    [list]: async (_, estate) => ({
      graphql: { query: `query ($estateId: ID!) { ${list}(estateId: $estateId) { totalCount } }`, variables: { estateId: estate.id } },
      rest: { method: 'GET', url: url(estate) },
      ...(isPublic && { restByLink: (key) => `/api/public/${key}/estate/${estate.id}/${path}` }),
    }),
    [save]: async (_, estate) => {
      const change = { ...(await kept(estate)), version: 1, ...words }
      return {
        graphql: { query: `mutation ($input: ${input}!) { ${save}(input: $input) { id } }`, variables: { input: change } },
        rest: { method: 'PUT', url: url(estate), body: change },
      }
    },
    [remove]: async (_, estate) => {
      const variables = await kept(estate)
      return {
        graphql: { query: `mutation ($estateId: ID!, $id: ID!) { ${remove}(input: { estateId: $estateId, id: $id }) { id } }`, variables },
        rest: { method: 'DELETE', url: url(estate), body: { id: variables.id } },
      }
    },
  }
}

export const paperAsks: Record<string, Asking> = {
  ...mailboxAsks,
  documentSearch: async (_, { id }) => ({
    graphql: { query: 'query ($estateId: ID!) { documentSearch(estateId: $estateId) { totalCount } }', variables: { estateId: id } },
    rest: { method: 'GET', url: `/api/private/estate/${id}/documents` },
    restByLink: (key) => `/api/public/${key}/estate/${id}/documents`,
  }),
  ...asksOf({
    path: 'insurance',
    list: 'insurances',
    save: 'saveInsurance',
    remove: 'deleteInsurance',
    input: 'SaveInsuranceInput',
    words: { kind: 'broker', company: 'Prøve Forsikring' },
    isPublic: true,
  }),
  ...asksOf({
    path: 'private-folder',
    list: 'privateDocuments',
    save: 'savePrivateDocument',
    remove: 'deletePrivateDocument',
    input: 'SavePrivateDocumentInput',
    words: { customName: 'Testament' },
    isPublic: false,
  }),
}
