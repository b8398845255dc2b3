import { parentPort, threadId } from 'node:worker_threads'

parentPort!.on('message', ({ said, how }: { said: string; how?: 'failing' | 'silent' }) => {
  if (how === 'failing') throw new Error(said)
  if (how === 'silent') return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort!.postMessage({ said, threadId })
})
