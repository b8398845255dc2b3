import type { EntityManager } from 'typeorm'
import type { Language } from './texts.ts'

/** A mail to be written from a template, in its reader's language. */
export interface Mail {
  to: string
  language: Language
  template: string
  data: object
}

export interface Outbox {
  /** Leaves with the transaction: it is sent once that is kept, and never where it is not. */
  add(db: EntityManager, mail: Mail): Promise<void>
  /**
   * Somebody who may be anybody asks for a mail of this kind. Whether the address has a reader here is found out later:
   * asking does the same, and takes as long, for every address.
   */
  request(db: EntityManager, kind: string, email: string): Promise<void>
}
