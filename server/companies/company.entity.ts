import type { Trade } from '#schema/companies/trades.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** A company that is registered here, and what it tells about itself. */
export class Company extends Row {
  declare organizationNumber: string
  declare name: string
  declare addressLine1: string | null
  declare postalCode: string | null
  declare city: string | null
  declare description: string | null
  declare trades: Trade[]
  declare phone: string | null
  declare email: string | null
  declare website: string | null
  declare centralApproval: boolean
  declare wetRoomCertificate: boolean
  declare insuranceCompany: string | null
  declare contactName: string | null
  declare logoFileId: string | null
  declare logo: StoredFile | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const company = entity(Company, {
  table: 'company',
  columns: {
    organizationNumber: { type: 'char', length: 9 },
    name: columns.text,
    addressLine1: { name: 'address_line1', type: 'text', nullable: true },
    postalCode: columns.optionalText,
    city: columns.optionalText,
    description: columns.optionalText,
    trades: { type: 'text', array: true, default: [] },
    phone: columns.optionalText,
    email: columns.optionalText,
    website: columns.optionalText,
    centralApproval: { type: 'boolean', default: false },
    wetRoomCertificate: { type: 'boolean', default: false },
    insuranceCompany: columns.optionalText,
    contactName: columns.optionalText,
    logoFileId: columns.optionalUuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { logo: toOne(StoredFile, 'logo_file_id') },
})
