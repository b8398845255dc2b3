import { parentPort } from 'node:worker_threads'
import { asBuffers, type Wanted } from './elsewhere.ts'

parentPort!.on('message', async ({ module, name, content }: Wanted) => {
  const { [name]: draw } = (await import(module)) as Record<string, (...content: unknown[]) => Promise<unknown>>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage(await draw!(...content.map(asBuffers)))
})
