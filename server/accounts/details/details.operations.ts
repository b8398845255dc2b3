import { profileDetailsInput } from '#schema/accounts/details.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { changeDetails, detailsOf } from './details.ts'

export const profileDetails = answer({
  name: 'profileDetails',
  input: nothing,
  permission: asAccount,
  answer: ({ grant }) => detailsOf(grant),
})

export const updateProfileDetails = command({
  name: 'updateProfileDetails',
  input: profileDetailsInput,
  isSecret: true,
  permission: inPerson(asAccount),
  async run({ grant, input }) {
    await changeDetails(grant, input)
    return about({ recordId: grant.userId }, await detailsOf(grant))
  },
})
