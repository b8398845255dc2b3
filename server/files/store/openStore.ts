import type { FileStore as StorePlace } from '#server/config/fileStore.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { LocalStore } from './localStore.ts'

/** The store that the configuration names. Only who uses the other one pays for its library. */
export async function openStore(place: StorePlace): Promise<FileStore> {
  if (place.kind === 'local') return new LocalStore(place.folder)
  const { S3Store } = await import('./s3Store.ts')
  return new S3Store(place)
}
