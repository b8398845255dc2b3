import { estateViewersInput } from '#schema/sharing/estateViewers.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { answer } from '#server/kernel/operation.ts'

export const estateViewers = answer({
  name: 'estateViewers',
  input: estateViewersInput,
  permission: onEstate('read', 'access-management'),
  answer: ({ scope }) => scope.viewers(),
})
