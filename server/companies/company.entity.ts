import type { Trade } from '#schema/companies/trades.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { char, createdAt, entityOf, moment, table, text, texts, uuid, version, yesNo } from '#server/kernel/table.ts'

/** A company that is registered here, and what it tells about itself. */
export class Company extends table('company', {
  organizationNumber: char(9),
  name: text,
  addressLine1: text.called('address_line1').optional,
  postalCode: text.optional,
  city: text.optional,
  description: text.optional,
  trades: texts.as<Trade[]>().usually([]),
  phone: text.optional,
  email: text.optional,
  website: text.optional,
  centralApproval: yesNo.usually(false),
  wetRoomCertificate: yesNo.usually(false),
  insuranceCompany: text.optional,
  contactName: text.optional,
  logoFileId: uuid.optional,
  /** Since when it is known that whoever registered it speaks for it. */
  provenAt: moment.optional,
  provenBy: text.as<'register' | 'administrator'>().optional,
  /** What the company register calls the person who has proven it. */
  provenRole: text.optional,
  proofReason: text.optional,
  confirmedBy: uuid.optional,
  doubtedAt: moment.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare logo: StoredFile | null
}

export const company = entityOf(Company, { relations: { logo: toOne(StoredFile, 'logo_file_id') } })
