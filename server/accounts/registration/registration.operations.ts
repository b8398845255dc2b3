import { emailInput, registerCustomerInput } from '#schema/accounts/registration.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { refuseCommonPassword } from '#server/accounts/password/commonPasswords.ts'
import { isKnown } from '#server/accounts/password/credentials.ts'
import { hashPassword } from '#server/accounts/password/hashing.offer.ts'
import { about } from '#server/kernel/about.ts'
import { command } from '#server/kernel/operation.ts'
import { addCustomer } from './newCustomers.ts'

export const userExists = command({
  name: 'userExists',
  input: emailInput,
  isSecret: true,
  permission: everyone('who registers must know whether they have already; asking in bulk is refused'),
  prepare: ({ grant, call }) => grant.throttle('exists', call.address),
  run: async ({ grant, input: { email } }) => ({ exists: await isKnown(grant, email) }),
})

export const registerCustomer = command({
  name: 'registerCustomer',
  input: registerCustomerInput,
  isSecret: true,
  permission: everyone('nobody is known before it'),
  async prepare({ grant, input: { password }, call }) {
    if (password) refuseCommonPassword('password', password)
    await grant.throttle('register', call.address)
    return { passwordHash: password ? await hashPassword(password) : undefined }
  },
  async run({ grant, input: { firstName, lastName, email, phone, address }, call, prepared, mail }) {
    const customer = { firstName, lastName, email, phone, address, language: call.language, ...prepared }
    const { userId, isMultiRole } = await addCustomer(grant, { mail }, customer)
    return about({ recordId: userId }, { isMultiRole })
  },
})
