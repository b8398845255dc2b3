import { begun, facts, put, uploads } from '#tests/files/inParts.ts'
import { pdf } from '#tests/support/world/client.ts'
import type { Asking } from './asks.ts'

const uploadOf = (id: string) => `${uploads}/${id}`
const naming = (operation: string, type: string, told: string) => `mutation ($input: ${type}!) { ${operation}(input: $input) { ${told} } }`

/** Files that come in parts, of the owner. */
export const uploadAsks: Readonly<Record<string, Asking>> = {
  uploadInParts: async (_, { owner }) => {
    const id = await begun(owner, pdf)
    return {
      graphql: { query: 'query ($id: ID!) { uploadInParts(id: $id) { received } }', variables: { id } },
      rest: { method: 'GET', url: uploadOf(id) },
    }
  },
  beginUpload: async () => {
    const { id: _, ...input } = facts(pdf)
    return {
      graphql: { query: naming('beginUpload', 'BeginUploadInput', 'id'), variables: { input } },
      rest: { method: 'POST', url: uploads, body: input },
    }
  },
  addUploadPart: async (_, { owner }) => {
    const id = await begun(owner, pdf)
    const input = { id, offset: 0, file: await owner.upload() }
    return {
      graphql: { query: naming('addUploadPart', 'AddUploadPartInput', 'received'), variables: { input } },
      rest: { method: 'PUT', url: `${uploadOf(id)}?offset=0`, content: pdf },
    }
  },
  joinUpload: async (_, { owner }) => {
    const id = await begun(owner, pdf)
    await put(owner, id, 0, pdf)
    return { graphql: { query: naming('joinUpload', 'JoinUploadInput', 'id'), variables: { input: { id } } } }
  },
  dropUpload: async (_, { owner }) => {
    const id = await begun(owner, pdf)
    return {
      graphql: { query: naming('dropUpload', 'DropUploadInput', 'id'), variables: { input: { id } } },
      rest: { method: 'DELETE', url: uploadOf(id) },
    }
  },
}
