import { setTimeout as pause } from 'node:timers/promises'
import { shuffled } from '../measure/shuffled.ts'
import { serveParent, tellParent } from '../processes/parent.ts'
import { Connection } from './connection.ts'
import type { Question, Window } from './load.ts'
import { textOf } from './requestText.ts'

const connections = 32
const failed = Buffer.from('"errors":')

interface Prepared {
  bytes: Buffer
  refused: boolean
}

const prepared = new Map<string, Prepared[]>()
const open = new Map<number, Connection[]>()

function connectionsTo(port: number) {
  const kept = open.get(port) ?? Array.from({ length: connections }, () => new Connection(port))
  open.set(port, kept)
  return kept
}

/** Every connection asks again as soon as it is answered, until the time is up. */
async function run(port: number, requests: Prepared[], ms: number, once: boolean): Promise<Window> {
  const latencies: number[] = []
  let wrong = 0
  let next = once ? 0 : Math.floor(Math.random() * requests.length)
  const start = performance.now()
  const ask = async (connection: Connection) => {
    while (performance.now() - start < ms) {
      if (once && next >= requests.length) return
      const { bytes, refused } = requests[next++ % requests.length]!
      const sent = performance.now()
      const { status, body } = await connection.send(bytes)
      latencies.push(Math.round((performance.now() - sent) * 1000))
      if (status !== 200 || body.includes(failed) !== refused) wrong++
    }
  }
  await Promise.all(connectionsTo(port).map(ask))
  if (once) requests.splice(0, next)
  return { ms: performance.now() - start, latencies, wrong }
}

serveParent(
  async (question: Question) => {
    if ('requests' in question) {
      prepared.set(
        question.name,
        shuffled(question.requests).map((request) => ({ bytes: Buffer.from(textOf(request)), refused: request.refused })),
      )
      return {}
    }
    const { port, name, ms, once } = question
    const window = await run(port, prepared.get(name)!, ms, once)
    // The collector must not work in the next window on what this one left behind.
    await pause(5)
    return window
  },
  async () => [...open.values()].flat().forEach((connection) => connection.close()),
)
tellParent({ ready: true })
