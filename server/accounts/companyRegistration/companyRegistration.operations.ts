import { registerCompanyInput } from '#schema/accounts/companyRegistration.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { whenOn } from '#server/access/feature.ts'
import { refuseCommonPassword } from '#server/accounts/password/commonPasswords.ts'
import { hashPassword } from '#server/accounts/password/hashing.offer.ts'
import { about } from '#server/kernel/about.ts'
import { invalid } from '#server/kernel/errors.ts'
import { command } from '#server/kernel/operation.ts'
import { addCompany } from './newCompanies.ts'

export const registerCompany = command({
  name: 'registerCompany',
  input: registerCompanyInput,
  isSecret: true,
  permission: whenOn('companyAccountManagement', everyone('nobody is known before it')),
  async prepare({ grant, input: { organizationNumber, admin }, call, app }) {
    const { password } = admin
    if (password) refuseCommonPassword('admin.password', password)
    await grant.throttle('register', call.address)
    if (!(await app.registers.mayBeCompany(organizationNumber, call.cancelled()))) throw invalid('organizationNumber', 'unknownCompany')
    return { passwordHash: password ? await hashPassword(password) : undefined }
  },
  async run({ grant, input: { organizationNumber, name, address, trade, admin }, call, prepared, mail }) {
    const { firstName, lastName, email, phone } = admin
    const { companyId, userId, isMultiRole } = await addCompany(
      grant,
      { mail },
      {
        organizationNumber,
        name,
        address,
        trade,
        admin: { firstName, lastName, email, phone, language: call.language, ...prepared },
      },
    )
    return about({ userId, recordId: companyId }, { isMultiRole })
  },
})
