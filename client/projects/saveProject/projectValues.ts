import { object, string } from 'yup'
import type { CreateProjectInput, ProjectFormQuery } from '#client/generated/graphql.ts'
import { type Firm, sentParty } from '#client/projects/performers/performers.ts'
import { optionalText } from '#schema/fields.ts'
import { areasFor, type ControlAreaType } from '#schema/projects/controls.ts'
import { type ParticipantRole, type ProjectType, type RenovationPreset } from '#schema/projects/projectTypes.ts'
import { projectForm, startingTemplates } from '#schema/projects/saveProject.input.ts'

/** Somebody with a part in it, as the form shows them: one of the company's people, a company that it calls in, or an owner. */
export interface Taking {
  role: ParticipantRole
  accountId?: string
  subcontractorId?: string
  name: string
  /** A company's trade; of a person nothing. */
  detail?: string
}
export interface OwnArea {
  name: string
  partyName: string
}

export interface ProjectValues {
  type: ProjectType | ''
  renovationPresets: RenovationPreset[]
  name: string
  projectNumber: string
  imageId: string | null | undefined
  /** One of the estate's owners; empty for somebody by name. */
  customerAccountId: string
  customerName: string
  participants: Taking[]
  startDate: string | null
  endDate: string | null
  description: string
  needsVerification: boolean
  /** Those of the company's that areas are taken from. */
  templateIds: string[]
  controlAreas: OwnArea[]
  /** Who does the work of an area of the catalogue, by name. */
  areaParties: Partial<Record<ControlAreaType, string>>
}

export const blank: ProjectValues = {
  type: '',
  renovationPresets: [],
  name: '',
  projectNumber: '',
  imageId: undefined,
  customerAccountId: '',
  customerName: '',
  participants: [],
  startDate: null,
  endDate: null,
  description: '',
  needsVerification: false,
  templateIds: [],
  controlAreas: [],
  areaParties: {},
}

const customer = {
  customerAccountId: string().defined(),
  customerName: optionalText(255).when('customerAccountId', ([account], rule) => (account ? rule : rule.required('required'))),
}
/** What each step asks for. */
export const stepRules = {
  job: projectForm.pick(['type', 'renovationPresets', 'name', 'projectNumber', 'imageId']),
  people: object(customer).concat(projectForm.pick(['participants'])),
  dates: projectForm.pick(['startDate', 'endDate', 'description', 'needsVerification']),
  areas: projectForm.pick(['controlAreas']).concat(startingTemplates),
} as const
export type StepName = keyof typeof stepRules

/** All of it at once, for a project that is there. */
export const editRules = projectForm.omit(['customer']).shape(customer).concat(startingTemplates)

type Sent = Omit<CreateProjectInput, 'estateId'>

/** Who takes part is chosen, not typed, and goes as it is. */
const typedRules = projectForm.omit(['participants', 'customer']).concat(startingTemplates)

/** What is sent of what was typed; of a picture that nobody thought of nothing is said. */
export function sentOf({ customerAccountId, customerName, participants, imageId, ...typed }: ProjectValues): Sent {
  const values = {
    ...typed,
    renovationPresets: typed.type === 'RENOVATION' ? typed.renovationPresets : [],
    controlAreas: typed.controlAreas.filter(({ name }) => name.trim()),
    ...(imageId !== undefined && { imageId }),
  }
  return {
    ...typedRules.cast(values, { stripUnknown: true }),
    participants: participants.map(({ role, accountId, subcontractorId }) => ({
      role,
      ...(accountId ? { accountId } : { subcontractorId: subcontractorId! }),
    })),
    customer: customerAccountId ? { accountId: customerAccountId } : { name: customerName.trim() },
  }
}

/** Who does the work of the areas that it starts with, where somebody was named. */
export function sentParties({ type, renovationPresets, templateIds, areaParties }: ProjectValues, firms: readonly Firm[]) {
  const brought = type && !templateIds.length ? areasFor(type, renovationPresets) : []
  return brought.flatMap((area) => {
    const typed = areaParties[area.type]?.trim()
    return typed ? [{ type: area.type, ...sentParty(typed, firms) }] : []
  })
}

export type KeptProject = NonNullable<ProjectFormQuery['projectForm']>

export const valuesOf = (project: KeptProject): ProjectValues & { version: number } => ({
  type: project.type,
  renovationPresets: [...project.renovationPresets],
  name: project.name,
  projectNumber: project.projectNumber ?? '',
  imageId: project.image?.id,
  customerAccountId: project.customer?.accountId ?? '',
  customerName: project.customer?.name ?? '',
  participants: (project.participants ?? []).map(({ role, accountId, subcontractorId, name, company }) => ({
    role,
    name,
    ...(accountId ? { accountId } : { subcontractorId: subcontractorId!, detail: company === name ? '' : company }),
  })),
  startDate: project.startDate ?? null,
  endDate: project.endDate ?? null,
  description: project.description ?? '',
  needsVerification: project.needsVerification,
  templateIds: [],
  controlAreas: [],
  areaParties: {},
  version: project.version,
})
