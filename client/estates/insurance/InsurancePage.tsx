import { lazy } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { PaperScreen } from '#client/estates/papers/PaperScreen.tsx'
import { InsuranceRow } from './InsuranceRow.tsx'
import { useInsurances } from './useInsurances.ts'

const InsuranceForm = lazy(async () => ({ default: (await import('./InsuranceForm.tsx')).InsuranceForm }))

/** Policies with their papers, and who to call: broker and appraiser. */
export function InsurancePage() {
  const { estateId } = useEstatePlace()
  return (
    <PaperScreen
      kind="insurance"
      papers={useInsurances(estateId)}
      formName="insurance"
      nameOf={({ customName, company }) => customName ?? company}
      row={InsuranceRow}
      form={InsuranceForm}
    />
  )
}
