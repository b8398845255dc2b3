import { bytes, char, Column, createdAt, email, entityOf, moment, table, text, yesNo } from '#server/kernel/table.ts'
import type { Language } from '#server/kernel/texts.ts'

/** Made by the database from the two. */
const wholeName = new Column<string | null>({ type: 'text', nullable: true, insert: false, update: false })

/** A person. What they may do hangs on their accounts. */
export class User extends table('app_user', {
  email,
  /** Since when it is known that the user reads what is mailed there. Nothing is bound by an address that is not proven. */
  emailVerifiedAt: moment.optional,
  /** Another user has proven the address that this one signed in by. */
  lostEmail: email.optional,
  passwordHash: text.optional,
  firstName: text,
  lastName: text,
  name: wholeName,
  phone: text.optional,
  addressLine1: text.called('address_line1').optional,
  postalCode: char(4).optional,
  city: text.optional,
  /** Recognises the same person again; the identity number itself is never kept. */
  identityHash: bytes.optional,
  /** When a provider told the number. Only one that is proven is kept in mind. */
  identityProvenAt: moment.optional,
  personStatus: text.as<'B' | 'D'>().optional,
  registryAskedAt: moment.optional,
  betaAcceptedAt: moment.optional,
  language: text.as<Language>().usually('nb'),
  isSystemAdmin: yesNo.usually(false),
  /** Since when whoever looks after the system lets them in no more. */
  blockedAt: moment.optional,
  /** Since then nobody: the row stays for what refers to it. */
  deletedAt: moment.optional,
  createdAt,
  updatedAt: createdAt,
}) {}

export const user = entityOf(User)
