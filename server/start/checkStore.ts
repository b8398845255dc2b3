import type { FileStore as StorePlace } from '#server/config/fileStore.ts'
import { ConfigError } from '#server/config/variables.ts'
import { asAppError } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'

/** Faults of whoever wrote the address down: waiting does not mend them. */
function mistakenBy(place: StorePlace, error: unknown): string | undefined {
  const { cause = error } = asAppError(error)
  const { code, $metadata } = cause as { code?: unknown; $metadata?: { httpStatusCode?: number } }
  if (place.kind === 'local')
    return code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR'
      ? `FILES_URL must be a folder that can be written: ${place.folder}.`
      : undefined
  if (code === 'ENOTFOUND') return `FILES_URL names a store that is not there: ${new URL(place.endpoint).host}.`
  if ($metadata?.httpStatusCode === 404)
    return `FILES_URL names a bucket that is not there: ${place.bucket} at ${new URL(place.endpoint).host}.`
  if ($metadata?.httpStatusCode === 403)
    return `FILES_URL: the keys of AWS_ACCESS_KEY_ID don't open the bucket ${place.bucket} at ${new URL(place.endpoint).host}.`
  return undefined
}

/** Stops a start that can't come to good; a store that is only away is warned of, and waited for while others are served. */
export async function checkStore(store: Pick<FileStore, 'ready'>, place: StorePlace, warn: (line: string) => void) {
  try {
    await store.ready()
  } catch (error) {
    const mistake = mistakenBy(place, error)
    if (mistake) throw new ConfigError(mistake)
    warn('The file store does not answer; /readyz says so until it does.')
  }
}
