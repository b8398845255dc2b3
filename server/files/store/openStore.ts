import type { Config } from '#server/config.ts'
import { ConfigError } from '#server/config/variables.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { LocalStore } from './localStore.ts'

/** The store that the configuration names. */
export function openStore({ files }: Pick<Config, 'files'>): FileStore {
  if (files.kind === 'local') return new LocalStore(files.folder)
  throw new ConfigError('FILES_URL must be file:FOLDER: this version keeps files in a folder only.')
}
