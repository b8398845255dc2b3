import { adjustLicenceInput, licenceHoldersInput } from '#schema/licences/licenceOffice.input.ts'
import { inLicenceOffice } from '#server/access/licenceOffice.ts'
import { answer, command } from '#server/kernel/operation.ts'

export const licenceHolders = answer({
  name: 'licenceHolders',
  input: licenceHoldersInput,
  permission: inLicenceOffice,
  answer: ({ scope, input: { searchValue } }) => scope.search(searchValue),
})

export const adjustLicence = command({
  name: 'adjustLicence',
  input: adjustLicenceInput,
  permission: inLicenceOffice,
  async run({ scope, input, call }) {
    call.noted = { recordId: input.id }
    return scope.adjust(input)
  },
})
