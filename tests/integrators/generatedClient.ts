import type { AddressInfo } from 'node:net'
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios'
import type { ApiDocument } from '#server/openapi/document.ts'
import type { World } from '#tests/support/world/world.ts'

export interface Sent {
  parameters: Readonly<Record<string, string>>
  body?: unknown
}

/** A client that is made of the description alone, as integrators make theirs, and speaks to the product over a port. */
export async function generatedClient(world: World, document: ApiDocument) {
  const { server } = world.running.server
  if (!server.listening) await world.running.server.listen({ host: '127.0.0.1', port: 0 })
  const api = new OpenAPIClientAxios({
    definition: document as unknown as Document,
    withServer: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    axiosConfigDefaults: { validateStatus: () => true, proxy: false, maxRedirects: 0 },
  })
  const client = await api.init()
  return async (operationId: string, { parameters, body }: Sent, headers: Record<string, string>) => {
    const answer = await client[operationId]!(parameters, body, { headers })
    return { status: answer.status, headers: answer.headers as Record<string, string>, body: answer.data as unknown }
  }
}
