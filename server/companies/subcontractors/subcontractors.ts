import type { InferType } from 'yup'
import type { createSubcontractorInput } from '#schema/companies/subcontractors.input.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { given } from '#server/access/given.ts'
import { AppError } from '#server/kernel/errors.ts'
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

async function refuseOwn({ company, companyId }: CompanyGrant, { organizationNumber }: Sent) {
  const own = await company.all({ id: companyId, organizationNumber })
  if (own.length) throw new AppError('cannotAddOwnCompany', { fields: { organizationNumber: 'cannotAddOwnCompany' } })
}
