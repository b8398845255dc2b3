import type { Own } from '#client/access/own.ts'
import type { Page } from '#client/data/collection.ts'
import { RecordsScreen } from '#client/estates/estate/RecordsScreen.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { InsuranceRow } from './InsuranceRow.tsx'
import { type Insurance, insurances } from './insurances.ts'

const InsuranceForm = fetched(async () => (await import('./InsuranceForm.tsx')).InsuranceForm, <RecordsSkeleton />)

/** Policies with their papers, and who to call: broker and appraiser. */
export const InsurancePage = (own: Own<Page<Insurance>>) => (
  <RecordsScreen of={insurances} own={own} section="insurance" row={InsuranceRow} form={InsuranceForm} />
)
