import { DataSource, DefaultNamingStrategy, EntitySchema } from 'typeorm'
import type { EstateRow, FileRow, ReportRow } from '../shapes.ts'

export interface File extends FileRow {
  ownerAccountId: string
  isTemporary: boolean
  expiresAt: Date | null
  estateId: string | null
  section: string | null
}
export interface Report extends ReportRow {
  estateId: string
  file: File
}
export interface Owner {
  id: string
  estateId: string
  accountId: string
}
export interface Estate extends EstateRow {
  image: File | null
  reports: Report[]
  owners: Owner[]
}

const id = { type: 'uuid', primary: true } as const
const uuid = { type: 'uuid' } as const
const text = { type: 'text', nullable: true } as const
const whole = { type: 'int', nullable: true } as const
const moment = { type: 'timestamptz', nullable: true } as const
const generatedId = { ...id, default: () => 'new_id()' }

export const files = new EntitySchema<File>({
  name: 'file',
  columns: {
    id,
    name: text,
    urlName: text,
    type: text,
    size: whole,
    width: whole,
    height: whole,
    ownerAccountId: uuid,
    isTemporary: { type: 'boolean' },
    expiresAt: moment,
    estateId: { ...uuid, nullable: true },
    section: text,
  } as never,
})
export const reports = new EntitySchema<Report>({
  name: 'report',
  tableName: 'report_archive_document',
  columns: {
    id: generatedId,
    estateId: uuid,
    reportType: text,
    customName: text,
    reportDate: { type: 'date', nullable: true },
    fileId: uuid,
    version: { type: 'int', default: 1 },
    createdAt: { type: 'timestamptz', default: () => 'now()' },
  } as never,
  relations: { file: { type: 'many-to-one', target: 'file', joinColumn: { name: 'file_id' } } },
})
export const owners = new EntitySchema<Owner>({
  name: 'owner',
  tableName: 'estate_owner',
  columns: { id, estateId: uuid, accountId: uuid },
  relations: { estate: { type: 'many-to-one', target: 'estate', joinColumn: { name: 'estate_id' }, inverseSide: 'owners' } } as never,
})
export const estates = new EntitySchema<Estate>({
  name: 'estate',
  columns: {
    id,
    identityKind: text,
    municipalityNo: text,
    gnr: whole,
    bnr: whole,
    fnr: whole,
    snr: whole,
    organizationNumber: text,
    shareNumber: text,
    ownershipKind: text,
    houseType: text,
    builtYear: whole,
    plotAreaM2: { type: 'float8', name: 'plot_area_m2', nullable: true },
    addressLine1: { ...text, name: 'address_line1' },
    addressLine2: { ...text, name: 'address_line2' },
    contactName: text,
    contactPhoneNumber: text,
    contactEmail: text,
    imageFileId: { ...uuid, nullable: true },
  } as never,
  relations: {
    image: { type: 'many-to-one', target: 'file', joinColumn: { name: 'image_file_id' } },
    owners: { type: 'one-to-many', target: 'owner', inverseSide: 'estate' } as never,
  },
})

class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined) {
    return given ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  }
}

export const connect = (application: string) =>
  new DataSource({
    type: 'postgres',
    url: process.env.DATABASE_URL!,
    entities: [files, reports, owners, estates],
    namingStrategy: new SnakeCase(),
    installExtensions: false,
    poolSize: 20,
    extra: { application_name: application, options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1', idleTimeoutMillis: 0 },
  }).initialize()
