import { changePasswordInput } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { command, Done } from '#server/kernel/operation.ts'
import { passwordChanged } from '#server/mail/templates/passwordChanged.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { changePasswordOf, provePassword } from './credentials.ts'
import { hashPassword } from './hashing.offer.ts'

export const changePassword = command({
  name: 'changePassword',
  input: changePasswordInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async prepare({ grant, input: { oldPassword, newPassword }, call }) {
    refuseCommonPassword('newPassword', newPassword)
    const { user, passwordHash } = await provePassword(grant, oldPassword, call.address)
    return { user, from: passwordHash, to: await hashPassword(newPassword) }
  },
  async run({ grant, input: { signOutElsewhere }, call, prepared: { user, from, to }, mail }) {
    await grant.attempts(user.email, call.address).succeeded()
    await changePasswordOf(grant, from, to, signOutElsewhere)
    const signedOut = signOutElsewhere === false ? 'nowhere' : 'elsewhere'
    await mail(passwordChanged.mail(user.email, user.language, { name: user.firstName, signedOut }))
    return new Done()
  },
})
