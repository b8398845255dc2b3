import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import { Company } from '#server/companies/company.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** Work that a company does on an estate for its owner, from start to close. */
export class Project extends Row {
  declare estateId: string
  declare estate: Estate
  /** The company that runs it. */
  declare companyId: string
  declare company: Company
  declare name: string
  declare projectNumber: string | null
  declare type: ProjectType
  declare renovationPresets: RenovationPreset[]
  declare customerName: string
  /** Where the customer is one of the estate's owners. */
  declare customerAccountId: string | null
  declare startDate: string | null
  declare endDate: string | null
  declare description: string | null
  declare imageFileId: string | null
  declare image: StoredFile | null
  /** Whether a control point that is done awaits a second pair of eyes. */
  declare needsVerification: boolean
  /** Since then nothing of it is changed any more. */
  declare closedAt: Date | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const project = entity(Project, {
  table: 'project',
  columns: {
    estateId: columns.uuid,
    companyId: columns.uuid,
    name: columns.text,
    projectNumber: columns.optionalText,
    type: columns.text,
    renovationPresets: { type: 'text', array: true, default: () => "'{}'" },
    customerName: columns.text,
    customerAccountId: columns.optionalUuid,
    startDate: { type: 'date', nullable: true },
    endDate: { type: 'date', nullable: true },
    description: columns.optionalText,
    imageFileId: columns.optionalUuid,
    needsVerification: { type: 'boolean', default: false },
    closedAt: columns.optionalMoment,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: {
    estate: {
      ...toOne(Estate, 'estate_id'),
      joinColumn: { name: 'estate_id', foreignKeyConstraintName: 'project_estate_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
    company: {
      ...toOne(Company, 'company_id'),
      joinColumn: { name: 'company_id', foreignKeyConstraintName: 'project_company_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
    image: toOne(StoredFile, 'image_file_id'),
  },
})
