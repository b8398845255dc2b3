import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { identityKinds } from '#schema/estates/saveEstate.input.ts'
import type { EstateValues } from './estateForm.ts'

const faults = {
  organization: { required: 'estates.form.writeOrganization' },
  share: { required: 'estates.form.writeShare' },
  municipality: { required: 'estates.form.writeMunicipality' },
  gnr: { required: 'estates.form.writeGnr', notValid: 'estates.form.wholeFromOne' },
  bnr: { required: 'estates.form.writeBnr', notValid: 'estates.form.wholeFromOne' },
  fnr: { notValid: 'estates.form.wholeFromZero' },
} as const

/** How the land register knows it: one of two ways. */
export function IdentityFields() {
  const { values } = useFormikContext<EstateValues>()
  return (
    <>
      <ChoiceField name="identityKind" label="estates.form.identityKind" choices={identityKinds} choiceLabel="estates.identityKind" />
      {values.identityKind === 'share' ? (
        <Numbers>
          <TextField
            name="organizationNumber"
            label="estates.form.organizationNumber"
            help="estates.form.organizationNumberHelp"
            inputMode="numeric"
            faults={faults.organization}
          />
          <TextField name="shareNumber" label="estates.fact.shareNumber" faults={faults.share} />
        </Numbers>
      ) : (
        <Numbers>
          <TextField
            name="municipalityNumber"
            label="estates.form.municipalityNumber"
            help="estates.form.municipalityNumberHelp"
            inputMode="numeric"
            faults={faults.municipality}
          />
          <TextField name="gnr" label="estates.form.gnr" inputMode="numeric" faults={faults.gnr} />
          <TextField name="bnr" label="estates.form.bnr" inputMode="numeric" faults={faults.bnr} />
          <TextField name="fnr" label="estates.form.fnr" inputMode="numeric" optional faults={faults.fnr} />
          <TextField name="snr" label="estates.form.snr" inputMode="numeric" optional faults={faults.fnr} />
        </Numbers>
      )}
    </>
  )
}

const Numbers = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
})
