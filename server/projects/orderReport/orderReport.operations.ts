import { projectInput } from '#schema/projects/projects.input.ts'
import { onProject } from '#server/access/onProject.ts'
import { answer } from '#server/kernel/operation.ts'
import { reportOf } from './reporting.ts'

export const orderReport = answer({
  name: 'orderReport',
  input: projectInput,
  mayBeOld: true,
  permission: onProject('read orders'),
  answer: ({ grant }) => reportOf(grant),
})
