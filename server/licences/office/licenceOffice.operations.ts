import { adjustLicenceInput, licenceHoldersInput } from '#schema/licences/licenceOffice.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { whenOn } from '#server/access/feature.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { adjust } from './adjusting.ts'
import { holdersNamed } from './holders.ts'

const inLicenceOffice = whenOn('licenceManagement', asSystemAdmin)

export const licenceHolders = answer({
  name: 'licenceHolders',
  input: licenceHoldersInput,
  permission: inLicenceOffice,
  answer: ({ grant, input: { searchValue } }) => holdersNamed(grant, searchValue),
})

export const adjustLicence = command({
  name: 'adjustLicence',
  input: adjustLicenceInput,
  permission: inLicenceOffice,
  async run({ grant, input, call }) {
    call.noted = { recordId: input.id }
    return adjust(grant, input)
  },
})
