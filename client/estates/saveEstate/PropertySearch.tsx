import { useFormikContext } from 'formik'
import { LookupField } from '#client/ui/form/LookupField.tsx'
import type { EstateValues } from './estateForm.ts'
import { factsOf, type FoundProperty, lookUpProperties, summaryOf } from './findProperty.ts'

/** Finds the property by address, cadastre or share, and fills in what the registers know of it. */
export function PropertySearch() {
  const { setValues } = useFormikContext<EstateValues>()

  async function fill({ place, values, name }: FoundProperty) {
    void setValues((typed) => ({ ...typed, ...values, search: name }))
    if ('builtYear' in values || !values.gnr) return
    // An address knows its unit and nothing more. What the register adds comes after, and never over what was typed.
    const facts = await summaryOf(place)
      .then((summary) => summary && factsOf(summary))
      .catch(() => undefined)
    if (facts)
      void setValues((typed) => ({
        ...typed,
        houseType: typed.houseType || facts.houseType,
        builtYear: typed.builtYear || facts.builtYear,
        plotAreaM2: typed.plotAreaM2 || facts.plotAreaM2,
      }))
  }

  return (
    <LookupField
      name="search"
      label="estates.form.search"
      help="estates.form.searchHelp"
      lookUp={lookUpProperties}
      written={({ name }) => name}
      onChoose={(property) => void fill(property)}
      noData="estates.form.searchNone"
      optional
    />
  )
}
