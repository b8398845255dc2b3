import { createPublicLinkInput, publicLinkInput, publicLinksInput, updatePublicLinkInput } from '#schema/sharing/publicLinks.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'

export const publicLinks = answer({
  name: 'publicLinks',
  input: publicLinksInput,
  permission: onEstate('read', 'access-management'),
  answer: ({ scope, call }) => scope.publicLinks(call.linkKeys).all(),
})

export const createPublicLink = command({
  name: 'createPublicLink',
  input: createPublicLinkInput,
  // Its answer tells the key, which lies nowhere but sealed.
  isSecret: true,
  permission: onEstate('update', 'access-management'),
  async run({ scope, input: { name, sections, expiresAt, recipientEmail }, call }) {
    const link = await scope.publicLinks(call.linkKeys).create({ name, sections, expiresAt, recipientEmail }, call)
    call.noted.recordId = link.id
    return link
  },
})

export const updatePublicLink = command({
  name: 'updatePublicLink',
  input: updatePublicLinkInput,
  isSecret: true,
  permission: onEstate('update', 'access-management'),
  async run({ scope, input: { id, version, name, sections, expiresAt }, call }) {
    call.noted.recordId = id
    return scope.publicLinks(call.linkKeys).change(id, version, { name, sections, expiresAt })
  },
})

export const deletePublicLink = command({
  name: 'deletePublicLink',
  input: publicLinkInput,
  permission: onEstate('update', 'access-management'),
  async run({ scope, input: { id }, call }) {
    await scope.publicLinks(call.linkKeys).takeBack(id)
    return new Done(id)
  },
})
