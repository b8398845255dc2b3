import { estateViewersInput } from '#schema/sharing/estateViewers.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { answer } from '#server/kernel/operation.ts'
import { viewersOf } from './viewers.ts'

export const estateViewers = answer({
  name: 'estateViewers',
  input: estateViewersInput,
  mayBeOld: true,
  permission: onEstate('read', 'access-management'),
  answer: ({ grant }) => viewersOf(grant),
})
