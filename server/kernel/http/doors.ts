import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Node takes one connection from a listener in each turn of its loop. With one listener a crowd waits in the system,
 * unseen and for seconds, while each turn serves whom the one before let in; with so many, whoever comes is seen at once.
 */
export const doors = 256
/** Connections that wait at one door to be taken on; the system may allow fewer. */
const backlog = 64

interface Place {
  host: string
  port: number
}

/** Opens many doors at one address where the system can share it, else one. Answers the address. */
export async function openDoors(http: FastifyInstance, place: Place, receive: (socket: Socket) => void): Promise<string> {
  if (process.platform !== 'linux') return http.listen({ ...place, backlog: doors * backlog })
  await refuseTaken(place)
  const beside: Server[] = []
  http.addHook('preClose', async () => beside.forEach((door) => door.close()))
  http.addHook('onClose', async () => void (await Promise.all(beside.map(isEmpty))))
  const shared = { host: place.host, backlog, reusePort: true }
  const address = await http.listen({ ...shared, port: place.port })
  const { port } = http.server.address() as AddressInfo
  const opening = Array.from({ length: doors - 1 }, () => {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, receive).listen({ ...shared, port })
    beside.push(door)
    return once(door, 'listening')
  })
  await Promise.all(opening)
  return address
}

/** A shared port would be shared with another program of the same user, too. */
async function refuseTaken({ host, port }: Place) {
  if (port === 0) return
  const alone = createServer().listen({ host, port, exclusive: true })
  await once(alone, 'listening')
  alone.close()
  await once(alone, 'close')
}

async function isEmpty(door: Server) {
  const open = await new Promise<number>((resolve) => door.getConnections((_, count) => resolve(count)))
  if (open > 0) await once(door, 'close')
}
