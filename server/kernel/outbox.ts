import type { EntityManager } from 'typeorm'
import type { Language } from './texts.ts'

/** A mail to be written from a template, in its reader's language. */
export interface Mail {
  to: string
  language: Language
  template: string
  data: object
}

/** Whose act a mail tells of, as far as it is known. */
export interface Party {
  userId: string | null
  companyId: string | null
}

/**
 * What a mail is for. By one that *asks*, somebody puts something into the hands of another, who may not know them. One that
 * *tells* goes to whom the same thing concerns. One that *registers* goes to an address that anybody may have typed. Everything else
 * is one's *own*: the product writes it, or it answers its reader.
 */
export type Purpose = 'asks' | 'tells' | 'registers' | 'own'
export interface Writing {
  by: Party
  to: string
  purpose: Purpose
  /** Whether it is left out where its reader wants no mail of that party. */
  isRefusable: boolean
}
/** Counts what one party writes to another: whether this mail leaves, or a refusal of all that the command does. */
export type MayWrite = (db: EntityManager, writing: Writing) => Promise<boolean>

export interface Outbox {
  /**
   * Leaves with the transaction: it is sent once that is kept, and never where it is not. What one party writes to others is
   * counted; what the product writes by itself is by nobody.
   */
  add(db: EntityManager, mail: Mail, by?: Party): Promise<void>
  /**
   * Somebody who may be anybody asks for a mail of this kind. Whether the address has a reader here is found out later:
   * asking does the same, and takes as long, for every address.
   */
  request(db: EntityManager, kind: string, email: string): Promise<void>
}
