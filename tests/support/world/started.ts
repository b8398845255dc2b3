import pino from 'pino'
import { createApp } from '#server/app.ts'
import { generous } from './generous.ts'

/** With which parts of the product this worker has started before: every database is a copy of one. */
const seen = new Set<string>()

/** Nothing is cut off for being slow, or tried again soon; and nothing is said. */
export const unhurried = { log: pino({ level: 'silent' }), patience: 15, looksEvery: 20 }

/** The product, as tests start it: what it holds against the database is held once. */
export async function started(parts: Parameters<typeof createApp>[0]) {
  const features = parts.config.features.join()
  const running = generous(await createApp({ ...parts, isSeen: seen.has(features) }))
  seen.add(features)
  return running
}
