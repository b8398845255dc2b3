import { useFormikContext } from 'formik'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { asksCost, asksWhy } from '#schema/estates/condition.words.ts'

const words = {
  cause: { required: 'estates.condition.writeCause' },
  consequence: { required: 'estates.condition.writeConsequence' },
  cost: { required: 'estates.condition.writeCost' },
} as const

/** Asked for where the grade says that something is wrong. */
export function Reasons() {
  const { conditionGrade } = useFormikContext<{ conditionGrade: string }>().values
  return (
    <>
      <TextArea
        name="cause"
        label="estates.condition.cause"
        maxLength={4000}
        rows={3}
        faults={words.cause}
        optional={!asksWhy(conditionGrade)}
      />
      <TextArea
        name="consequence"
        label="estates.condition.consequence"
        maxLength={4000}
        rows={3}
        faults={words.consequence}
        optional={!asksWhy(conditionGrade)}
      />
      <TextField
        name="costEstimate"
        label="estates.condition.costEstimate"
        inputMode="decimal"
        unit="kr"
        faults={words.cost}
        optional={!asksCost(conditionGrade)}
      />
    </>
  )
}
