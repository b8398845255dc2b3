import { changePasswordInput } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { command, Done } from '#server/kernel/operation.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { changePasswordOf, provePassword } from './credentials.ts'
import { hashPassword } from './hashing.ts'

export const changePassword = command({
  name: 'changePassword',
  input: changePasswordInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async prepare({ grant, input: { oldPassword, newPassword }, call }) {
    refuseCommonPassword('newPassword', newPassword)
    const { email, passwordHash } = await provePassword(grant, oldPassword, call.address)
    return { email, from: passwordHash, to: await hashPassword(newPassword) }
  },
  async run({ grant, input: { signOutElsewhere }, call, prepared: { email, from, to } }) {
    await grant.attempts(email, call.address).succeeded()
    await changePasswordOf(grant, from, to, signOutElsewhere)
    return new Done()
  },
})
