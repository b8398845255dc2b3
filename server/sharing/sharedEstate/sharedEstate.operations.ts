import { nothing } from '#schema/accounts/identity.input.ts'
import { listInput } from '#schema/paging.ts'
import { byLink } from '#server/access/byLink.ts'
import { query } from '#server/kernel/operation.ts'

export const sharedEstate = query({
  name: 'sharedEstate',
  input: nothing,
  permission: byLink,
  rows: ({ scope }) => scope.estate(),
})

export const sharedProjects = query({
  name: 'sharedProjects',
  input: listInput({}),
  permission: byLink,
  rows: ({ scope }) => scope.projects().newestFirst(),
})
