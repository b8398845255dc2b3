import { adjustLicenceInput, administeredLicencesInput, licenceHoldersInput } from '#schema/licences/licenceOffice.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { whenOn } from '#server/access/feature.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { answer, command, query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { Licence } from '../licences/licence.entity.ts'
import { adjust } from './adjusting.ts'
import { identifierOf, invoiceOf, isRunning, nameOf } from './heldBy.ts'
import { holdersNamed } from './holders.ts'

const inLicenceOffice = whenOn('licenceManagement', asSystemAdmin)

export const licenceHolders = answer({
  name: 'licenceHolders',
  input: licenceHoldersInput,
  permission: inLicenceOffice,
  answer: ({ grant, input: { searchValue } }) => holdersNamed(grant, searchValue),
})

export const administeredLicences = query({
  name: 'administeredLicences',
  input: administeredLicencesInput,
  mayBeOld: true,
  permission: inLicenceOffice,
  rows: ({ scope, input }) =>
    scope
      .rows(Licence)
      .matching(input.isRunning, (licence, wanted) => sql`(${wanted}::boolean is null or ${isRunning(licence)} = ${wanted}::boolean)`)
      .matching(input.search, (licence, search) =>
        containing(sql`folded(concat_ws(' ', ${nameOf(licence)}, ${identifierOf(licence)}, ${invoiceOf(licence)}))`, search),
      )
      .byHighest(({ validTo }) => [validTo]),
})

export const adjustLicence = command({
  name: 'adjustLicence',
  input: adjustLicenceInput,
  permission: inPerson(inLicenceOffice),
  concerns: ({ input: { id } }) => ({ recordId: id }),
  run: ({ grant, input }) => adjust(grant, input),
})
