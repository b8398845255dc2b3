import { signInLinkInput } from '#schema/accounts/electronicId.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { linksOf, removeLink } from './links.ts'

export const signInLinks = answer({
  name: 'signInLinks',
  input: nothing,
  permission: inPerson(signedIn),
  answer: ({ grant, app }) => linksOf(grant, app.config.providers),
})

export const removeSignInLink = command({
  name: 'removeSignInLink',
  input: signInLinkInput,
  permission: inPerson(signedIn),
  async run({ grant, input: { id } }) {
    await removeLink(grant, id)
    return new Done(id)
  },
})
