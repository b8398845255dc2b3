import { profileDetailsInput } from '#schema/accounts/details.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { asAccount } from '#server/access/signedIn.ts'
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
  async run({ grant, input, call }) {
    await changeDetails(grant, input)
    call.noted = { recordId: grant.userId }
    return detailsOf(grant)
  },
})
