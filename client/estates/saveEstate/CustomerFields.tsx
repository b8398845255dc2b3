import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import type { FieldProps } from '#client/ui/form/useFormField.ts'
import { ownerKinds } from '#schema/estates/saveEstate.input.ts'

/** Whom a company adds the estate for: its owner from then on. */
export const CustomerFields = ({ faults }: { faults?: FieldProps['faults'] }) => (
  <>
    <Pair>
      <TextField name="customerFirstName" label="estates.form.customerFirstName" />
      <TextField name="customerLastName" label="estates.form.customerLastName" />
    </Pair>
    <TextField
      name="customerEmail"
      label="estates.form.customerEmail"
      help="estates.form.customerEmailHelp"
      type="email"
      {...(faults && { faults })}
    />
    <ChoiceField name="ownerKind" label="estates.form.ownerKind" choices={ownerKinds} choiceLabel="estates.ownerKind" />
  </>
)
