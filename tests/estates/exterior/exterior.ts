import { jpeg, png } from '#tests/support/world/pictures.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

export const EXTERIOR = `query ($estateId: ID!) {
  exterior(estateId: $estateId) {
    id cladding roof foundation description version images { id caption sortOrder version file { id url width } }
  }
}`
export const SAVE_EXTERIOR =
  'mutation ($input: SaveExteriorInput!) { saveExterior(input: $input) { id cladding roof foundation description version } }'
export const ADD_IMAGES = 'mutation ($input: AddExteriorImagesInput!) { addExteriorImages(input: $input) { id images { id version } } }'
export const SAVE_IMAGE = 'mutation ($input: SaveExteriorImageInput!) { saveExteriorImage(input: $input) { id caption version } }'
export const MOVE_IMAGE = 'mutation ($input: MoveExteriorImageInput!) { moveExteriorImage(input: $input) { id version } }'
export const DELETE_IMAGE =
  'mutation ($estateId: ID!, $imageId: ID!) { deleteExteriorImage(input: { estateId: $estateId, imageId: $imageId }) { id } }'
export const RESTORE_IMAGE =
  'mutation ($estateId: ID!, $imageId: ID!) { restoreExteriorImage(input: { estateId: $estateId, imageId: $imageId }) { id } }'
export const CHOOSE =
  'mutation ($estateId: ID!, $fileId: ID!) { chooseEstateImage(input: { estateId: $estateId, fileId: $fileId }) { id image { id } version } }'
export const IMAGES = 'query ($estateId: ID!) { estateImages(estateId: $estateId) { totalCount edges { node { id url } } } }'

export interface Image {
  id: string
  caption: string | null
  version: number
  file: { id: string; url: string }
}

export const exteriorOf = ({ id }: Pick<TestEstate, 'id'>, image?: string) =>
  `/api/private/estate/${id}/exterior${image === undefined ? '' : `/image${image && `/${image}`}`}`
export const fileOf = ({ id }: Pick<TestEstate, 'id'>, what: 'image' | 'document' | 'details-image') => `/api/private/estate/${id}/${what}`

export async function addImage(estate: TestEstate, name = 'fasade.png') {
  const { status, body, text } = await estate.owner.sendFile(exteriorOf(estate, ''), name, await png())
  if (status !== 200) throw new Error(`exterior image: ${status} ${text}`)
  return body['id'] as string
}
export async function addOther(estate: TestEstate) {
  return (await estate.owner.sendFile(fileOf(estate, 'image'), 'forside.jpg', await jpeg())).body['id'] as string
}
export async function imagesOf({ id: estateId, owner }: TestEstate) {
  return ((await owner.gql(EXTERIOR, { estateId })).data['exterior'] as { images: Image[] }).images
}
export async function toChooseFrom({ id: estateId, owner }: TestEstate) {
  const { edges } = (await owner.gql(IMAGES, { estateId })).data['estateImages'] as { edges: { node: { id: string } }[] }
  return edges.map(({ node }) => node.id)
}
