import type { InferType } from 'yup'
import type { createSubcontractorInput } from '#schema/companies/subcontractors.input.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { given } from '#server/access/given.ts'
import { Company } from '#server/companies/company.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Subcontractor } from './subcontractor.entity.ts'

type Sent = Omit<InferType<typeof createSubcontractorInput>, 'companyId'>

const fields = ['name', 'organizationNumber', 'trade', 'contactName', 'email', 'phone'] as const

export async function addSubcontractor(grant: CompanyGrant, sent: Sent) {
  await refuseOwn(grant, sent)
  return grant.owned(Subcontractor).add(given(sent, fields))
}

export async function changeSubcontractor(
  grant: CompanyGrant,
  { id, version, ...sent }: Sent & { id: string; version?: number | null | undefined },
) {
  const subcontractors = grant.owned(Subcontractor)
  const before = await subcontractors.asSeen(id, version)
  await refuseOwn(grant, sent)
  return subcontractors.change(before, given(sent, fields))
}

async function refuseOwn({ company }: CompanyGrant, { organizationNumber }: Sent) {
  if (await company.exists({ organizationNumber }))
    throw new AppError('cannotAddOwnCompany', { fields: { organizationNumber: 'cannotAddOwnCompany' } })
}

/** Whoever calls it in has seen who registered it, and says that it is the one. */
export async function confirmFound(grant: CompanyGrant, id: string, companyId: string) {
  const subcontractors = grant.owned(Subcontractor)
  const before = await subcontractors.get(id)
  if (before.companyId) throw new AppError('entityAlreadyExists')
  const { organizationNumber } = before
  if (!(await grant.about(Company, { id: companyId }).exists({ organizationNumber }))) throw invalid('foundCompanyId', 'notValid')
  return subcontractors.change(before, { companyId })
}
