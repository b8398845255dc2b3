import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { answer, command } from '#server/kernel/operation.ts'

export const dataExport = answer({
  name: 'dataExport',
  input: nothing,
  permission: inPerson(signedIn),
  answer: ({ scope }) => scope.dataExport(),
})

export const exportMyData = command({
  name: 'exportMyData',
  input: nothing,
  permission: inPerson(signedIn),
  async run({ scope, call }) {
    const asked = await scope.askForExport(call.jobs)
    call.noted = { recordId: asked.id }
    return asked
  },
})
