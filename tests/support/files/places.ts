import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { awsEnvironment, newBucket } from '../s3/objectStore.ts'
import type { World } from '../world/world.ts'

/** Where the files of a world lie: in its own folder, or in a bucket where the run has a store. */
export async function filesEnvironment(): Promise<Record<string, string>> {
  const store = inject('objectStore')
  return store ? { FILES_URL: await newBucket(store.folder, store.endpoint), ...awsEnvironment } : {}
}

/** Where a content lies on the disk, whichever store keeps it. */
export function placeOf({ app }: World, key: string) {
  const { files } = app.config
  return files.kind === 'local'
    ? path.join(files.folder, key.slice(34, 36), key)
    : path.join(inject('objectStore')!.folder, files.bucket, 'objects', key)
}

/** Parts of contents that are on their way in. */
export async function unfinished({ app }: World) {
  await app.files.ready()
  const { files } = app.config
  const uploads = files.kind === 's3' ? path.join(inject('objectStore')!.folder, files.bucket, 'uploads') : undefined
  return [...(await readdir(app.files.scratch)), ...(uploads ? await readdir(uploads).catch(() => []) : [])]
}
