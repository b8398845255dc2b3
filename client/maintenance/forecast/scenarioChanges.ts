import { array, object } from 'yup'
import { choice, id, optionalId } from '#schema/fields.ts'
import { optionalKroner, optionalWhole } from '#schema/figures.ts'
import { mostScenarioChanges, scenarioActions } from '#schema/maintenance/forecast.input.ts'
import { firstWheelYear, lastWheelYear } from '#schema/maintenance/wheelYears.ts'

export interface TypedChange {
  taskId: string
  action: (typeof scenarioActions)[number] | ''
  moveTo: string
  joinedToId: string
  cost: string
}

/** As one types them: of a task that is moved the year alone. */
export const scenarioChanges = array()
  .of(
    object({
      taskId: id(),
      action: choice(scenarioActions),
      moveTo: optionalWhole(firstWheelYear, lastWheelYear).when('action', ([action], year) =>
        action === 'move' ? year.required('required') : year,
      ),
      joinedToId: optionalId().when('action', ([action], other) => (action === 'join' ? other.required('required') : other)),
      cost: optionalKroner(),
    }),
  )
  .max(mostScenarioChanges, 'tooMany')
