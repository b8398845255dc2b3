import { KeptThread } from '#server/kernel/keptThread.ts'
import { Turns } from '#server/kernel/turns.ts'

/** Which drawing of which module, and what it is told. */
export interface Wanted {
  module: string
  name: string
  content: unknown[]
}

type Draw<Content extends unknown[], Drawn> = (...content: Content) => Promise<Drawn>

const worker = new URL('./drawing.worker.ts', import.meta.url)
const short = new KeptThread(worker, new Turns('papers', { atOnce: 1, mostWaiting: 200, mostOfEach: 50 }))
/** Two hundred buildings take seconds, and minutes where others work too. */
const limitMs = 300_000
/** Each may hold hundreds of megabytes. */
const long = new Turns('largePapers', { atOnce: 2, mostWaiting: 200, mostOfEach: 50 })

/** What a module exports as a drawing, drawn where nobody else waits for it meanwhile: one after another in one thread. */
export const inThreadOfPapers =
  <Content extends unknown[], Drawn>(module: string, draw: Draw<Content, Drawn>): Draw<Content, Drawn> =>
  async (...content) =>
    asBuffers(await short.ask<Drawn>(wanted(module, draw, content), limitMs))

/** The same of a paper that may take seconds and much room: it has a thread of its own, and the room is given back. */
export const inOwnThread =
  <Content extends unknown[], Drawn>(module: string, draw: Draw<Content, Drawn>): Draw<Content, Drawn> =>
  (...content) =>
    long.take(async () => {
      const own = new KeptThread(worker)
      return asBuffers(await own.ask<Drawn>(wanted(module, draw, content), limitMs).finally(() => own.end()))
    })

const wanted = <Content extends unknown[], Drawn>(module: string, { name }: Draw<Content, Drawn>, content: Content): Wanted => ({
  module,
  name,
  content,
})

/** Between threads a buffer becomes its bytes alone: such a one is a buffer again, and those in a map or a record. */
export function asBuffers<T>(value: T): T {
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, asBuffer(each)])) as T
  if (!isRecord(value)) return asBuffer(value)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asBuffer(each)])) as T
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
const asBuffer = <T>(value: T) =>
  value instanceof Uint8Array ? (Buffer.from(value.buffer, value.byteOffset, value.byteLength) as unknown as T) : value
