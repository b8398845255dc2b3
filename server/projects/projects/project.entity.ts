import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import { Company } from '#server/companies/company.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, date, entityOf, moment, table, text, texts, uuid, version, yesNo } from '#server/kernel/table.ts'

/** Work that a company does on an estate for its owner, from start to close. */
export class Project extends table('project', {
  estateId: uuid,
  /** The company that runs it. */
  companyId: uuid.optional,
  /** What it is called, also once it is gone; the database keeps it. */
  companyName: text.kept,
  name: text,
  projectNumber: text.optional,
  type: text.as<ProjectType>(),
  renovationPresets: texts.as<RenovationPreset[]>().usually(() => "'{}'"),
  customerName: text,
  /** Where the customer is one of the estate's owners. */
  customerAccountId: uuid.optional,
  startDate: date.optional,
  endDate: date.optional,
  description: text.optional,
  imageFileId: uuid.optional,
  /** Whether a control point that is done awaits a second pair of eyes. */
  needsVerification: yesNo.usually(false),
  /** Since then nothing of it is changed any more. */
  closedAt: moment.optional,
  /** Why that was, although something was open. */
  closeReason: text.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare estate: Estate
  declare company: Company | null
  declare image: StoredFile | null
}

export const project = entityOf(Project, {
  refuses: { project_check: 'renovationPresets', project_check1: 'endDate' },
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
      onDelete: 'SET NULL',
    },
    image: toOne(StoredFile, 'image_file_id'),
  },
})
