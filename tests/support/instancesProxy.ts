import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Place {
  address: string
  agent: Agent
  isReady: boolean
}

/** Milliseconds between two looks at who is ready. */
const look = 50

/** What stands before several instances: sends each call to the next that says it is ready, over connections that it keeps, and tries nothing twice. */
export async function startProxy() {
  const places = new Map<string, Place>()
  const answered = new Map<string, number>()
  let next = 0

  function handOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    const ready = [...places.values()].filter(({ isReady }) => isReady)
    const place = ready[next++ % ready.length]
    if (!place) {
      outgoing.writeHead(502).end()
      return
    }
    const { method, headers, url } = incoming
    const call = request(new URL(url!, place.address), { method, headers, agent: place.agent }, (answer) => {
      answered.set(place.address, (answered.get(place.address) ?? 0) + 1)
      const { connection: _, ...handed } = answer.headers
      outgoing.writeHead(answer.statusCode!, handed)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
    call.once('error', (error) => outgoing.headersSent || outgoing.writeHead(502).end(String(error)))
    incoming.pipe(call)
  }

  async function lookAt(place: Place) {
    place.isReady = await fetch(`${place.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const looking = setInterval(() => void Promise.all([...places.values()].map(lookAt)), look)
  const server = createServer(handOn).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many calls each instance has answered. */
    answered: (address: string) => answered.get(address) ?? 0,
    isReady: (address: string) => places.get(address)!.isReady,
    async add(address: string) {
      const place = { address, agent: new Agent({ keepAlive: true }), isReady: false }
      places.set(address, place)
      await lookAt(place)
    },
    async close() {
      clearInterval(looking)
      for (const { agent } of places.values()) agent.destroy()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
