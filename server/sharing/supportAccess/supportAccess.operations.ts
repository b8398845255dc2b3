import { nothing } from '#schema/accounts/identity.input.ts'
import {
  closeSupportAccessInput,
  endSupportAccessInput,
  openSupportAccessInput,
  supportAccessesInput,
  supportEstatesInput,
} from '#schema/sharing/supportAccess.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { atSupportDesk } from '#server/access/supportDesk.ts'
import { answer, command, Done, query, Written } from '#server/kernel/operation.ts'
import { SupportAccess } from './supportAccess.entity.ts'

export const supportEstates = answer({
  name: 'supportEstates',
  input: supportEstatesInput,
  permission: atSupportDesk,
  answer: ({ scope, input: { searchValue } }) => scope.search(searchValue),
})

export const openSupportAccesses = answer({
  name: 'openSupportAccesses',
  input: nothing,
  permission: atSupportDesk,
  answer: ({ scope }) => scope.opened(),
})

export const openSupportAccess = command({
  name: 'openSupportAccess',
  input: openSupportAccessInput,
  permission: atSupportDesk,
  async run({ scope, input: { estateId, reason }, call }) {
    const opened = await scope.open(estateId, reason)
    call.noted = { recordId: opened.id }
    return opened
  },
})

export const closeSupportAccess = command({
  name: 'closeSupportAccess',
  input: closeSupportAccessInput,
  permission: atSupportDesk,
  async run({ scope, input: { id } }) {
    await scope.close(id)
    return new Done(id)
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
  async run({ scope, input: { id } }) {
    await scope.endSupportAccess(id)
    return new Written(SupportAccess, id, ['endsAt'], false)
  },
})
