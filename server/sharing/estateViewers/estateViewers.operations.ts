import { deleteAccessLinkInput, estateViewersInput } from '#schema/sharing/estateViewers.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'

export const estateViewers = answer({
  name: 'estateViewers',
  input: estateViewersInput,
  permission: onEstate('read', 'access-management'),
  answer: ({ scope }) => scope.viewers(),
})

export const deleteAccessLink = command({
  name: 'deleteAccessLink',
  input: deleteAccessLinkInput,
  permission: onEstate('update', 'access-management'),
  async run({ scope, input: { linkId } }) {
    await scope.endAccessLink(linkId)
    return new Done(linkId)
  },
})
