import { emailInput, registerCustomerInput } from '#schema/accounts/registration.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { refuseCommonPassword } from '#server/accounts/password/commonPasswords.ts'
import { hashPassword } from '#server/accounts/password/hashing.ts'
import { command } from '#server/kernel/operation.ts'

export const userExists = command({
  name: 'userExists',
  input: emailInput,
  isSecret: true,
  permission: everyone('who registers must know whether they have already; asking in bulk is refused'),
  prepare: ({ scope, call }) => scope.throttle('exists', call.address),
  run: async ({ scope, input: { email } }) => ({ exists: (await scope.credential(email)) !== undefined }),
})

export const registerCustomer = command({
  name: 'registerCustomer',
  input: registerCustomerInput,
  isSecret: true,
  permission: everyone('nobody is known before it'),
  async prepare({ scope, input: { password, identityNumber }, call }) {
    if (password) refuseCommonPassword('password', password)
    const identityHash = identityNumber ? call.persons.recognise(identityNumber) : undefined
    await scope.throttle('register', call.address)
    return { identityHash, passwordHash: password ? await hashPassword(password) : undefined }
  },
  async run({ scope, input: { firstName, lastName, email, phone, address }, call, prepared }) {
    const { language } = call
    const { userId, isMultiRole } = await scope.registerCustomer(call, {
      firstName,
      lastName,
      email,
      phone,
      address,
      language,
      ...prepared,
    })
    call.noted = { recordId: userId }
    return { isMultiRole }
  },
})
