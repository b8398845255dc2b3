import { createWorld, World } from './world.ts'

let shared: Promise<World> | undefined

/**
 * The world of this worker, for tests whose people meet nobody but those they made themselves. What counts or sweeps
 * everything there is, limits a caller by address or changes settings needs a world of its own.
 */
export const sharedWorld = () => (shared ??= inhabited())

async function inhabited() {
  const { running, environment } = await createWorld()
  return new World(running, environment, () => Promise.reject(new Error('Others live in this world too. It ends with its worker.')))
}
