import { companyProofsInput, confirmCompanyInput } from '#schema/companies/companyProof.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { companiesNamed, confirmCompanyFor } from './office.ts'

export const companyProofs = answer({
  name: 'companyProofs',
  input: companyProofsInput,
  permission: asSystemAdmin,
  answer: ({ grant, input }) => companiesNamed(grant, input),
})

export const confirmCompany = command({
  name: 'confirmCompany',
  input: confirmCompanyInput,
  permission: inPerson(asSystemAdmin),
  concerns: ({ input: { companyId } }) => ({ recordId: companyId }),
  run: ({ grant, input: { companyId, reason } }) => confirmCompanyFor(grant, companyId, reason),
})
