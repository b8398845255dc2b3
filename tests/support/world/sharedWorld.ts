import { createWorld, World } from './world.ts'

let shared: Promise<World> | undefined

/**
 * The world of this worker, for tests whose people meet nobody but those they made themselves. What counts or sweeps
 * everything there is, limits a caller by address or changes settings needs a world of its own.
 */
export const sharedWorld = () => (shared ??= inhabited())

let callers = 0
/** Each calls from elsewhere, so that nobody is refused for what others did. */
function nextAddress() {
  callers++
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
}

async function inhabited() {
  const { running, environment } = await createWorld()
  const close = () => Promise.reject(new Error('Others live in this world too. It ends with its worker.'))
  return new World(running, environment, close, nextAddress)
}
