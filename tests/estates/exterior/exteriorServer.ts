import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { ExteriorImagePartsFragment, ExteriorWordsFragment } from '#client/generated/graphql.ts'
import { file, refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'

type Input = Record<string, unknown> & { imageId?: string; fileIds?: string[]; version?: number; beforeId?: string | null }
type Variables = { estateId: string; imageId: string; fileId: string; input: Input }
export type Image = ExteriorImagePartsFragment

export const image = (id: string, caption: string | null = null): Image => ({
  __typename: 'ExteriorImage',
  id,
  caption,
  version: 1,
  file: { ...file(`${id}.jpg`, 'image/jpeg', 300_000), id },
})
const nothing: ExteriorWordsFragment = {
  __typename: 'Exterior',
  id: 'solveien',
  cladding: null,
  roof: null,
  foundation: null,
  description: null,
  version: 1,
}

interface World {
  estate?: typeof solveien
  words?: Partial<ExteriorWordsFragment>
  images?: Image[]
}

/** Answers for the outside as the server does, and remembers what it was asked. */
export function exteriorServer({ estate = solveien, words = {}, images = [] }: World = {}) {
  const world = { estate, words: { ...nothing, ...words }, images, removed: [] as Image[] }
  const asked: { operation: string; variables: Variables }[] = []
  const refusals = new Map<string, () => Response>()

  const answers: Record<string, (variables: Variables) => object> = {
    Exterior: () => ({ estate: world.estate, exterior: { ...world.words, images: world.images } }),
    SaveExterior: ({ input: { version, ...values } }) => {
      world.words = { ...world.words, ...values, version: version! + 1 }
      return { saveExterior: world.words }
    },
    AddExteriorImages: ({ input: { fileIds } }) => {
      world.images = [...world.images, ...fileIds!.map((id) => image(id))]
      return { addExteriorImages: { __typename: 'Exterior', id: 'solveien', images: world.images } }
    },
    SaveExteriorImage: ({ input: { imageId, caption } }) => {
      const saved = { ...world.images.find(({ id }) => id === imageId)!, caption: caption as string | null, version: 2 }
      world.images = world.images.map((each) => (each.id === imageId ? saved : each))
      return { saveExteriorImage: saved }
    },
    MoveExteriorImage: ({ input: { imageId, beforeId } }) => {
      const moved = world.images.find(({ id }) => id === imageId)!
      const rest = world.images.filter((each) => each !== moved)
      const at = beforeId ? rest.findIndex(({ id }) => id === beforeId) : rest.length
      world.images = [...rest.slice(0, at), { ...moved, version: 2 }, ...rest.slice(at)]
      return { moveExteriorImage: { __typename: 'ExteriorImage', id: imageId, version: 2 } }
    },
    DeleteExteriorImage: ({ imageId }) => {
      world.removed = world.images.filter(({ id }) => id === imageId)
      world.images = world.images.filter(({ id }) => id !== imageId)
      return { deleteExteriorImage: { __typename: 'Removed', id: 'record' } }
    },
    RestoreExteriorImage: () => {
      world.images = [...world.removed, ...world.images]
      return { restoreExteriorImage: world.removed[0] }
    },
    ChooseEstateImage: ({ fileId }) => {
      const chosen = world.images.find(({ id }) => id === fileId)!.file
      world.estate = { ...world.estate, image: chosen }
      return { chooseEstateImage: { __typename: 'Estate', id: 'solveien', image: chosen } }
    },
  }

  const answer = async ({ request }: { request: Request }) => {
    const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
    asked.push({ operation: operationName, variables })
    const refusal = refusals.get(operationName)
    return refusal ? refusal() : HttpResponse.json({ data: answers[operationName]!(variables) })
  }
  setIdentity(undefined)
  privateClient()
  network.use(http.post('/graphql', answer), http.post('/graphql/public/:key', answer))
  return {
    world,
    asked,
    calls: (operation: string) => asked.filter((call) => call.operation === operation),
    refuse: (operation: string, how: () => Response = () => refused('internalError', 500)) => void refusals.set(operation, how),
    recover: () => refusals.clear(),
  }
}
