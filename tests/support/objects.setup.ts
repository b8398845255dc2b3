import type { TestProject } from 'vitest/node'
import { startObjectStore } from './s3/objectStore.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Unset where files lie in folders. */
    objectStore?: { folder: string; endpoint: string }
  }
}

/** One S3-compatible store for the whole run; each world gets a bucket of its own. */
export default async function setup(project: TestProject) {
  const store = await startObjectStore()
  project.provide('objectStore', { folder: store.folder, endpoint: store.endpoint })
  return () => store.stop()
}
