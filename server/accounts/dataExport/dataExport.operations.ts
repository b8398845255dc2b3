import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { askForExport, latestExport } from './exports.ts'

export const dataExport = answer({
  name: 'dataExport',
  input: nothing,
  permission: inPerson(signedIn),
  answer: ({ grant }) => latestExport(grant),
})

export const exportMyData = command({
  name: 'exportMyData',
  input: nothing,
  permission: inPerson(signedIn),
  async run({ grant, later }) {
    const request = await askForExport(grant, { later })
    return about({ recordId: request.id }, request)
  },
})
