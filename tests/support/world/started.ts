import { createApp } from '#server/app.ts'
import { generous } from './generous.ts'

/** With which parts of the product this worker has started before: every database is a copy of one. */
const seen = new Set<string>()

/** The product, as tests start it: what it holds against the database is held once. */
export async function started(parts: Parameters<typeof createApp>[0]) {
  const features = parts.config.features.join()
  const running = generous(await createApp({ ...parts, isSeen: seen.has(features) }))
  seen.add(features)
  return running
}
