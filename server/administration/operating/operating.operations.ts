import { operatingStatusInput } from '#schema/administration/operating.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { answer } from '#server/kernel/operation.ts'
import { standingOf } from './standing.ts'
import { stepsOf } from './steps.ts'

export const operatingStatus = answer({
  name: 'operatingStatus',
  input: operatingStatusInput,
  permission: asSystemAdmin,
  async answer({ grant }) {
    const standing = await standingOf(grant)
    return { ...standing, steps: stepsOf(standing) }
  },
})
