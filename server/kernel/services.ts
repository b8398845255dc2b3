import type { Config } from '#server/config.ts'
import type { FileStore } from './fileStore.ts'
import type { IdentityNumbers } from './identityNumbers.ts'
import type { LinkKeys } from './linkKeys.ts'
import type { MailKeys } from './mailKeys.ts'
import type { Registers } from './registers.ts'
import type { Search } from './upload.ts'

/** What the app has that operations use, the same for every call. There is no way to the database among it: that is their grant. */
export interface Services {
  config: Pick<Config, 'publicUrl' | 'features' | 'providers' | 'sales'>
  /** Where the content of an upload is put. */
  files: FileStore
  search: Search
  /** Who knows addresses and companies. */
  registers: Registers
  identityNumbers: IdentityNumbers
  linkKeys: LinkKeys
  mailKeys: MailKeys
}
