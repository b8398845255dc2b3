import { type Answer, Connection } from '../load/connection.ts'
import { serveParent, tellParent } from '../processes/parent.ts'
import type { Kind } from './mix.ts'

/** So many calls a second for so long, however they are answered; of the connections, so many are new and come at once. */
export interface Wave {
  port: number
  perSecond: number
  ms: number
  crowd: number
}
export type Question = { kinds: readonly Kind[] } | Wave

/** What became of the calls of one kind: microseconds of each, of those that were let in and of those that were sent away. */
export interface Outcome {
  admitted: number[]
  refused: number[]
  /** Sent away without a word of when to come again. */
  untold: number
  /** Answered with something else, by what; or not at all. */
  failed: Record<string, number>
}

export interface Outcomes {
  kinds: Record<string, Outcome>
  /** Microseconds by which the callers' own turns came late: so much of what they waited may be their own. */
  late: number[]
}

const crowdComesWithin = 2000
const turn = 5

let mix: { share: number; name: string; calls: Buffer[]; next: number }[] = []
const idle: Connection[] = []

function pick() {
  let at = Math.random() * mix.reduce((sum, { share }) => sum + share, 0)
  const kind = mix.find(({ share }) => (at -= share) < 0) ?? mix[0]!
  return { name: kind.name, bytes: kind.calls[kind.next++ % kind.calls.length]! }
}

async function call(port: number, outcomes: Map<string, Outcome>, kept?: Connection) {
  const { name, bytes } = pick()
  const outcome = outcomes.get(name)!
  const sent = performance.now()
  const micros = () => Math.round((performance.now() - sent) * 1000)
  const count = (how: string) => (outcome.failed[how] = (outcome.failed[how] ?? 0) + 1)
  let connection = kept ?? new Connection(port)
  let answer: Answer | undefined = await connection.send(bytes).catch(() => undefined)
  if (!answer && kept) {
    // It was just being closed as nobody used it; a browser takes a new one then.
    connection.close()
    connection = new Connection(port)
    answer = await connection.send(bytes).catch(() => undefined)
  }
  if (!answer) {
    count('no answer')
    connection.close()
    return
  }
  const { status, saysWhen } = answer
  if (status === 503 || status === 429) {
    outcome.refused.push(micros())
    if (!saysWhen) outcome.untold++
  } else if (status === 200) outcome.admitted.push(micros())
  else count(String(status))
  idle.push(connection)
}

async function wave({ port, perSecond, ms, crowd }: Wave): Promise<Outcomes> {
  const outcomes = new Map(mix.map(({ name }): [string, Outcome] => [name, { admitted: [], refused: [], untold: 0, failed: {} }]))
  const calls: Promise<void>[] = []
  const late: number[] = []
  const start = performance.now()
  let [sent, came] = [0, 0]
  for (let passed = 0; passed < ms; passed = performance.now() - start) {
    for (; came < Math.min(1, passed / crowdComesWithin) * crowd; came++) calls.push(call(port, outcomes))
    for (; sent < (passed / 1000) * perSecond; sent++) calls.push(call(port, outcomes, idle.pop()))
    const paused = performance.now()
    await new Promise((resolve) => setTimeout(resolve, turn))
    late.push(Math.max(0, Math.round((performance.now() - paused - turn) * 1000)))
  }
  await Promise.all(calls)
  return { kinds: Object.fromEntries(outcomes), late }
}

serveParent(
  async (question: Question) => {
    if ('kinds' in question) {
      mix = question.kinds.map(({ name, share, calls }) => ({ name, share, next: 0, calls: calls.map((text) => Buffer.from(text)) }))
      return {}
    }
    return wave(question)
  },
  async () => idle.forEach((connection) => connection.close()),
)
tellParent({ ready: true })
