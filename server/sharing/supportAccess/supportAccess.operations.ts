import { nothing } from '#schema/accounts/identity.input.ts'
import {
  closeSupportAccessInput,
  endSupportAccessInput,
  openSupportAccessInput,
  supportAccessesInput,
  supportEstatesInput,
} from '#schema/sharing/supportAccess.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, query, Written } from '#server/kernel/operation.ts'
import { closeAccess, lettersToOwners, openAccess, openedBy, searchEstates } from './desk.ts'
import { endAccess } from './endAccess.ts'
import { SupportAccess } from './supportAccess.entity.ts'

export const supportEstates = answer({
  name: 'supportEstates',
  input: supportEstatesInput,
  permission: asSystemAdmin,
  answer: ({ grant, input: { searchValue } }) => searchEstates(grant, searchValue),
})

export const openSupportAccesses = answer({
  name: 'openSupportAccesses',
  input: nothing,
  permission: asSystemAdmin,
  answer: ({ grant }) => openedBy(grant),
})

export const openSupportAccess = command({
  name: 'openSupportAccess',
  input: openSupportAccessInput,
  permission: inPerson(asSystemAdmin),
  async run({ grant, input: { estateId, reason }, mail }) {
    const opened = await openAccess(grant, estateId, reason)
    for (const letter of await lettersToOwners(grant, opened)) await mail(letter)
    return about({ recordId: opened.id }, opened)
  },
})

export const closeSupportAccess = command({
  name: 'closeSupportAccess',
  input: closeSupportAccessInput,
  permission: inPerson(asSystemAdmin),
  async run({ grant, input: { id } }) {
    await closeAccess(grant, id)
    return new Written(SupportAccess, id, ['endsAt'], false)
  },
})

export const supportAccesses = query({
  name: 'supportAccesses',
  input: supportAccessesInput,
  permission: onEstate('read', 'access-management'),
  rows: ({ scope }) => scope.rows(SupportAccess).newestFirst(),
})

export const endSupportAccess = command({
  name: 'endSupportAccess',
  input: endSupportAccessInput,
  permission: onEstate('update', 'access-management'),
  run: ({ grant, input: { id } }) => endAccess(grant, id),
})
