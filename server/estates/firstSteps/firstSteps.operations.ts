import { estateInput } from '#schema/estates/estates.input.ts'
import { putAwayFirstStepsInput } from '#schema/estates/firstSteps.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { join, sql } from '#server/kernel/read/sql.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { firstStepsOf } from './steps.ts'

/** Beside the estate, while there is something left to begin with. */
export const firstSteps = query({
  name: 'firstSteps',
  input: estateInput,
  permission: onEstate('update'),
  rows: ({ scope }) =>
    scope.estate().where((estate) => sql`${estate.firstStepsPutAwayAt} is null and not (${join(firstStepsOf(estate), ' and ')})`),
})

export const putAwayFirstSteps = command({
  name: 'putAwayFirstSteps',
  input: putAwayFirstStepsInput,
  permission: onEstate('update'),
  async run({ grant }) {
    // Who has the estate open in a form goes on with it.
    await grant.estate.mark({ firstStepsPutAwayAt: null }, { firstStepsPutAwayAt: now })
    return new Written(Estate, grant.estateId, ['firstStepsPutAwayAt'], false)
  },
})
