import { Gauge, type Registry } from 'prom-client'
import { within } from '../within.ts'

/** What is told of a part, by the names of its metrics. */
export type Figures = Readonly<Record<string, readonly { labels?: Readonly<Record<string, string>>; value: number }[]>>

/** A part that is asked each time that somebody looks. */
export interface Reading {
  of: string
  /** By its name: what it tells, and the names of its labels. */
  metrics: Readonly<Record<string, readonly [help: string, ...labelNames: string[]]>>
  read: () => Promise<Figures>
}

const patienceMs = 1000

/**
 * Takes the readings of all parts, at once; whoever comes meanwhile has the same. Of one that does not answer nothing is told but
 * that: what was true a while ago would look as if it were.
 */
export function takingReadings(registry: Registry, readings: readonly Reading[]): () => Promise<unknown> {
  const registers = [registry]
  const answers = new Gauge({ name: 'watched_part_answers', help: 'Whether a part told its figures.', labelNames: ['part'], registers })
  const taking = readings.map(({ of, metrics, read }) => {
    const gauges = Object.entries(metrics).map(([name, [help, ...labelNames]]) => ({
      name,
      isOne: !labelNames.length,
      gauge: new Gauge({ name, help, labelNames, registers }),
    }))
    return async () => {
      const reading = await within(patienceMs, read()).catch(() => undefined)
      answers.set({ part: of }, reading ? 1 : 0)
      for (const { name, isOne, gauge } of gauges) {
        gauge.reset()
        // Without labels a gauge that was reset is nought.
        if (isOne && !reading) gauge.remove()
        for (const { labels, value } of reading?.[name] ?? []) gauge.set(labels ?? {}, value)
      }
    }
  })
  let running: Promise<unknown> | undefined
  return () => (running ??= Promise.all(taking.map((take) => take())).finally(() => (running = undefined)))
}
