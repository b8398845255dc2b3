import { nothing } from '#schema/accounts/identity.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { answer } from '#server/kernel/operation.ts'

export const currentUser = answer({
  name: 'currentUser',
  input: nothing,
  permission: everyone('it tells callers about themselves only'),
  answer: async ({ scope, call }) => scope.identity(call),
})
