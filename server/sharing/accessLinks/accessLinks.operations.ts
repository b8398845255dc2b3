import { accessLinkInput, accessLinksInput } from '#schema/sharing/accessLinks.input.ts'
import { claimsAccessLinks, endsAccessLinks, seesAccessLinks } from '#server/access/onAccessLink.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { claimLink, endLink } from './answers.ts'

export const accessLinks = query({
  name: 'accessLinks',
  input: accessLinksInput,
  permission: seesAccessLinks,
  rows: ({ scope }) => scope.links().newestFirst(),
})

export const claimAccessLink = command({
  name: 'claimAccessLink',
  input: accessLinkInput,
  permission: claimsAccessLinks,
  async run({ grant, mail }) {
    const { written, letters } = await claimLink(grant)
    for (const letter of letters) await mail(letter)
    return written
  },
})

export const deleteAccessLink = command({
  name: 'deleteAccessLink',
  input: accessLinkInput,
  permission: endsAccessLinks,
  endsOwnAccess: true,
  async run({ grant, mail }) {
    for (const letter of await endLink(grant)) await mail(letter)
    return new Done(grant.linkId)
  },
})
