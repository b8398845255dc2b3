import type { FastifyInstance } from 'fastify'
import { houseNumber } from '#schema/estates/houseNumber.ts'
import { sourcesOf } from '#schema/files/pictures.ts'
import type { App } from '#server/kernel/app.ts'
import type { Opens } from '#server/kernel/http/pages.ts'

/** The first screen of what a link shows: at its own address, or at that of its estate. */
const firstScreen = /^\/public-link\/([\w-]+)(?:\/estate\/([\w-]+))?\/?$/

interface SharedEstate {
  sharedEstate?: { id: string } | null
  sharedProjects?: { edges: { node: { id: string } }[] } | null
}
interface EstateSummary {
  estate?: {
    addressLine1: string
    addressLine2: string | null
    image: { url: string; width: number | null } | null
    may: string[]
  } | null
}

const operationName = /^query (\w+)/

/**
 * The page of a link brings along what its client would ask first, so that a visitor waits once. It is asked as the client
 * would ask, at the same door; whatever is refused there the client asks for itself, and is told. A page is no visit: a
 * messenger that shows a preview fetches it as well.
 */
export function opensLinks(http: FastifyInstance, { documents: { texts } }: Pick<App, 'documents'>): Opens {
  const hashes = new Map(Object.entries(texts).map(([hash, text]) => [operationName.exec(text)?.[1], hash]))

  return async ({ method, headers, socket }, path, language) => {
    const [, key, named] = firstScreen.exec(path) ?? []
    if (key === undefined || method !== 'GET') return undefined
    const at = `/graphql/public/${key}`
    const answers: string[] = []
    async function ask<Data extends object>(operationName: string, variables: object = {}): Promise<Partial<Data>> {
      const { statusCode, payload } = await http.inject({
        method: 'POST',
        url: at,
        remoteAddress: socket.remoteAddress,
        headers: {
          'accept-language': language,
          'sec-purpose': 'prefetch',
          ...(headers['x-forwarded-for'] && { 'x-forwarded-for': headers['x-forwarded-for'] }),
        },
        payload: { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashes.get(operationName) } } },
      })
      const { data } = statusCode === 200 ? (JSON.parse(payload) as { data?: Data | null }) : {}
      if (data) answers.push(`${JSON.stringify(JSON.stringify([at, language, operationName, variables]))}:${payload}`)
      return data ?? {}
    }
    const broughtAlong = () => `{${answers.join()}}`

    const { sharedEstate, sharedProjects } = named === undefined ? await ask<SharedEstate>('SharedEstate') : {}
    const estateId = named ?? sharedEstate?.id
    if (estateId === undefined) {
      const project = sharedProjects?.edges[0]?.node
      if (project) await ask('LinkedProject', { projectId: project.id })
      return answers.length ? { answers: broughtAlong() } : undefined
    }
    const { estate } = await ask<EstateSummary>('EstateSummary', { estateId })
    if (!estate) return undefined
    if (estate.may.includes('read projects')) await ask('SharedProjects')
    const { addressLine1, addressLine2, image } = estate
    return {
      answers: broughtAlong(),
      screen: image ? 'link' : 'linkBare',
      written: {
        NAME: addressLine1,
        PLACE: addressLine2 ?? '',
        NUMBER: houseNumber(addressLine1) ?? '',
        ...(image && { PICTURE: image.url, PICTURES: sourcesOf(image) }),
      },
    }
  }
}
