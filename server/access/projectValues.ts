import { type EntityManager, In } from 'typeorm'
import type { ParticipantRole, ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import { invalid } from '#server/kernel/errors.ts'
import { ProjectParticipant } from '#server/projects/projects/projectParticipant.entity.ts'
import { seedAreas } from './startingAreas.ts'

export interface ProjectValues {
  name: string
  projectNumber?: string | null | undefined
  type: ProjectType
  renovationPresets?: readonly RenovationPreset[] | null | undefined
  customer?: { accountId?: string | null | undefined; name?: string | null | undefined } | null | undefined
  participants?: readonly Participant[] | null | undefined
  imageId?: string | null | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  description?: string | null | undefined
  needsVerification?: boolean | null | undefined
  controlAreas?: readonly { name: string; partyName?: string | null | undefined }[] | null | undefined
}
export interface Participant {
  role: ParticipantRole
  accountId?: string | null | undefined
  subcontractorId?: string | null | undefined
}
interface Place {
  projectId: string
  estateId: string
  companyId: string
  db: EntityManager
}

const owner = `select o.account_id "customerAccountId", a.name "customerName" from estate_owner o join account a on a.id = o.account_id
  where o.estate_id = $1 and ($2::uuid is null or o.account_id = $2) order by o.id limit 1`

/** Whom the work is for: an owner goes by their own name, unless another one is given; else the first owner there is. */
export async function customerOf({ estateId, db }: Pick<Place, 'estateId' | 'db'>, given: ProjectValues['customer']) {
  if (given?.name && !given.accountId) return { customerName: given.name, customerAccountId: null }
  const [found]: { customerName: string; customerAccountId: string }[] = await db.query(owner, [estateId, given?.accountId ?? null])
  if (!found) throw given ? invalid('customer.accountId', 'notValid') : invalid('customer', 'required')
  return { ...found, customerName: given?.name ?? found.customerName }
}

const colleagues = 'select id from account where company_id = $1 and id = any($2) and not is_disabled for key share'
const called = 'select id from subcontractor where owner_company_id = $1 and id = any($2) for key share'

/** All of them anew. Those that stay keep their rows. */
export async function setParticipants({ projectId, estateId, companyId, db }: Place, wanted: readonly Participant[]) {
  if (!wanted.some(({ role }) => role === 'ProjectManager')) throw invalid('participants', 'required')
  const known = async (text: string, ids: readonly unknown[]) =>
    new Set(((await db.query(text, [companyId, ids.filter(Boolean)])) as { id: string }[]).map(({ id }) => id))
  const ids = (kind: 'accountId' | 'subcontractorId') => wanted.map((one) => one[kind])
  const people = await known(colleagues, ids('accountId'))
  const companies = await known(called, ids('subcontractorId'))
  for (const [place, { accountId, subcontractorId }] of wanted.entries()) {
    if (accountId && !people.has(accountId.toLowerCase())) throw invalid(`participants[${place}].accountId`, 'notValid')
    if (subcontractorId && !companies.has(subcontractorId.toLowerCase()))
      throw invalid(`participants[${place}].subcontractorId`, 'notValid')
  }
  const before = await db.findBy(ProjectParticipant, { projectId })
  const keyOf = ({ role, accountId, subcontractorId }: Participant) => `${role} ${(accountId ?? subcontractorId)!.toLowerCase()}`
  const asked = new Map(wanted.map((one) => [keyOf(one), one]))
  const gone = before.filter((one) => !asked.has(keyOf(one))).map(({ id }) => id)
  if (gone.length) await db.delete(ProjectParticipant, { id: In(gone) })
  for (const one of before) asked.delete(keyOf(one))
  const added = [...asked.values()].map(({ role, accountId = null, subcontractorId = null }) => ({
    estateId,
    projectId,
    role,
    accountId,
    subcontractorId,
  }))
  if (added.length) await db.insert(ProjectParticipant, added)
}

/** With those that the project makes up itself. */
export const seedControls = ({ projectId, estateId, db }: Place, { type, renovationPresets, controlAreas }: ProjectValues) =>
  seedAreas(db, { projectId, estateId, type, presets: renovationPresets ?? [] }, { named: controlAreas ?? [] })

/** With the values of a new project, or of one as it was before. */
export const plainValues = ({
  name,
  projectNumber,
  type,
  startDate,
  endDate,
  description,
  needsVerification,
  renovationPresets,
}: ProjectValues) => ({
  name,
  type,
  ...(projectNumber !== undefined && { projectNumber }),
  ...(startDate !== undefined && { startDate }),
  ...(endDate !== undefined && { endDate }),
  ...(description !== undefined && { description }),
  ...(needsVerification != null && { needsVerification }),
  ...(type === 'RENOVATION' ? renovationPresets && { renovationPresets: [...renovationPresets] } : { renovationPresets: [] }),
})
