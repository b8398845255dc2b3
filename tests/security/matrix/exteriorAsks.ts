import { addImage, addOther, exteriorOf, fileOf } from '#tests/estates/exterior/exterior.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const input = (operation: string, type: string, variables: object) => ({
  query: `mutation ($input: ${type}!) { ${operation}(input: $input) { id } }`,
  variables: { input: variables },
})
const target = (operation: string, name: 'imageId' | 'fileId', variables: Record<string, unknown>) => ({
  query: `mutation ($estateId: ID!, $${name}: ID!) { ${operation}(input: { estateId: $estateId, ${name}: $${name} }) { id } }`,
  variables,
})
const image = async (estate: TestEstate) => ({ estateId: estate.id, imageId: await addImage(estate) })

export const exteriorAsks: Readonly<Record<string, Asking>> = {
  exterior: async (_, estate) => ({
    graphql: { query: 'query ($estateId: ID!) { exterior(estateId: $estateId) { id } }', variables: { estateId: estate.id } },
    rest: { method: 'GET', url: exteriorOf(estate) },
    restByLink: (key) => `/api/public/${key}/estate/${estate.id}/exterior`,
  }),
  saveExterior: async (_, { id: estateId, owner }) => {
    const { data } = await owner.gql('query ($estateId: ID!) { exterior(estateId: $estateId) { version } }', { estateId })
    const { version } = data['exterior'] as { version: number }
    return { graphql: input('saveExterior', 'SaveExteriorInput', { estateId, version, cladding: 'Tegl' }) }
  },
  addExteriorImages: async (_, { id: estateId }, { client }) => ({
    graphql: input('addExteriorImages', 'AddExteriorImagesInput', { estateId, fileIds: [await upload(client)] }),
  }),
  uploadExteriorImage: async (_, estate) => ({ sendsFile: true, rest: { method: 'POST', url: exteriorOf(estate, '') } }),
  saveExteriorImage: async (_, estate) => ({
    graphql: input('saveExteriorImage', 'SaveExteriorImageInput', { ...(await image(estate)), version: 1, caption: 'Mot sør' }),
  }),
  moveExteriorImage: async (_, estate) => ({
    graphql: input('moveExteriorImage', 'MoveExteriorImageInput', { ...(await image(estate)), version: 1 }),
  }),
  deleteExteriorImage: async (_, estate) => {
    const variables = await image(estate)
    return {
      graphql: target('deleteExteriorImage', 'imageId', variables),
      rest: { method: 'DELETE', url: exteriorOf(estate, variables.imageId) },
    }
  },
  restoreExteriorImage: async (_, estate) => {
    const variables = await image(estate)
    await estate.owner.delete(exteriorOf(estate, variables.imageId))
    return { graphql: target('restoreExteriorImage', 'imageId', variables) }
  },
  estateImages: async (_, { id: estateId }) => ({
    graphql: { query: 'query ($estateId: ID!) { estateImages(estateId: $estateId) { totalCount } }', variables: { estateId } },
  }),
  chooseEstateImage: async (_, estate) => {
    const fileId = await addImage(estate)
    return {
      graphql: target('chooseEstateImage', 'fileId', { estateId: estate.id, fileId }),
      rest: { method: 'PUT', url: fileOf(estate, 'details-image'), body: { fileId } },
    }
  },
  uploadEstateImage: async (_, estate) => ({ sendsFile: true, rest: { method: 'POST', url: fileOf(estate, 'image') } }),
  deleteEstateImage: async (_, estate) => {
    const fileId = await addOther(estate)
    return {
      graphql: target('deleteEstateImage', 'fileId', { estateId: estate.id, fileId }),
      rest: { method: 'DELETE', url: fileOf(estate, 'image'), body: { fileId } },
    }
  },
  uploadEstateDocument: async (_, estate) => ({
    sendsFile: true,
    rest: { method: 'POST', url: `${fileOf(estate, 'document')}?kind=insurance` },
  }),
  deleteEstateDocument: async (_, estate) => {
    const { body } = await estate.owner.sendFile(`${fileOf(estate, 'document')}?kind=insurance`, 'polise.pdf', pdf)
    const fileId = body['id'] as string
    return {
      graphql: target('deleteEstateDocument', 'fileId', { estateId: estate.id, fileId }),
      rest: { method: 'DELETE', url: fileOf(estate, 'document'), body: { fileId } },
    }
  },
}

type Sender = { sendFile(url: string, name: string, content: Buffer): Promise<{ body: Readonly<Record<string, unknown>> }> }
/** Whoever may not upload names a file that does not exist. */
async function upload(client: Sender) {
  const { body } = await client.sendFile('/api/private/temporary-image', 'hus.png', await png())
  return (body['id'] as string | undefined) ?? '00000000-0000-7000-8000-000000000000'
}
