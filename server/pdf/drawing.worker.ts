import { parentPort } from 'node:worker_threads'
import { asBuffers, type Wanted } from './elsewhere.ts'

parentPort!.on('message', async ({ module, name, told }: Wanted) => {
  const { [name]: draw } = (await import(module)) as Record<string, (...told: unknown[]) => Promise<unknown>>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(await draw!(...told.map(asBuffers)))
})
