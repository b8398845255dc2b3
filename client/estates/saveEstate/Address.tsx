import { useFormikContext } from 'formik'
import { type FoundAddress, lookUpAddresses } from '#client/access/lookups.ts'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import type { EstateValues } from './estateForm.ts'

const addressFaults = { required: 'estates.form.writeAddress' } as const

/** An address that is chosen brings the cadastral unit along that it stands on. */
export function Address() {
  const { values, setValues } = useFormikContext<EstateValues>()
  const fill = ({ addressLine1, postalCode, city, municipalityNumber, gnr, bnr, fnr }: FoundAddress) => {
    const unit = { municipalityNumber, gnr: String(gnr), bnr: String(bnr), fnr: fnr ? String(fnr) : '' }
    void setValues({
      ...values,
      addressLine1,
      addressLine2: `${postalCode} ${city}`.trim(),
      ...(values.identityKind === 'cadastre' && gnr > 0 && bnr > 0 ? unit : {}),
    })
  }
  return (
    <>
      <LookupField
        name="addressLine1"
        label="estates.form.address"
        help="estates.form.addressHelp"
        lookUp={lookUpAddresses}
        written={({ addressLine1 }) => addressLine1}
        onChoose={fill}
        faults={addressFaults}
      />
      <TextField name="addressLine2" label="estates.form.place" optional />
    </>
  )
}
