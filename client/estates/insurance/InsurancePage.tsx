import { RecordsScreen } from '#client/estates/estate/RecordsScreen.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { InsuranceRow } from './InsuranceRow.tsx'
import { insurances } from './insurances.ts'

const InsuranceForm = fetched(async () => (await import('./InsuranceForm.tsx')).InsuranceForm, <RecordsSkeleton />)

/** Policies with their papers, and who to call: broker and appraiser. */
export const InsurancePage = () => <RecordsScreen of={insurances} section="insurance" row={InsuranceRow} form={InsuranceForm} />
