import {
  createPublicLinkInput,
  previewPublicLinkInput,
  publicLinkInput,
  publicLinksInput,
  updatePublicLinkInput,
} from '#schema/sharing/publicLinks.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { letterWithLink } from './linkLetter.ts'
import { changeLink, createLink, takeBack, toldLinks } from './links.ts'
import { lookAs } from './preview.ts'

export const publicLinks = answer({
  name: 'publicLinks',
  input: publicLinksInput,
  permission: onEstate('read', 'access-management'),
  answer: ({ grant, app }) => toldLinks(grant, app.linkKeys),
})

export const createPublicLink = command({
  name: 'createPublicLink',
  input: createPublicLinkInput,
  // Its answer tells the key, which lies nowhere but sealed.
  isSecret: true,
  permission: onEstate('create', 'access-management'),
  async run({ grant, input: { recipientEmail: to, ...values }, call, app, mail }) {
    const { link, isNew } = await createLink(grant, app.linkKeys, values, call.repeat)
    if (to && isNew)
      await mail(await letterWithLink(grant, { to, language: call.language, key: link.publicLinkKey!, until: link.expiresAt }))
    return about({ recordId: link.id }, link)
  },
})

export const updatePublicLink = command({
  name: 'updatePublicLink',
  input: updatePublicLinkInput,
  isSecret: true,
  permission: onEstate('update', 'access-management'),
  concerns: ({ input: { id } }) => ({ recordId: id }),
  run: ({ grant, input: { id, version, ...values }, app }) => changeLink(grant, app.linkKeys, { id, version }, values),
})

export const deletePublicLink = command({
  name: 'deletePublicLink',
  input: publicLinkInput,
  permission: onEstate('delete', 'access-management'),
  async run({ grant, input: { id } }) {
    await takeBack(grant, id)
    return new Done(id)
  },
})

export const previewPublicLink = command({
  name: 'previewPublicLink',
  input: previewPublicLinkInput,
  isSecret: true,
  permission: onEstate('create', 'access-management'),
  run: ({ grant, input, app }) => lookAs(grant, app.linkKeys, input),
})
