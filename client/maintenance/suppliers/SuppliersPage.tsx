import { CalendarSync } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Own } from '#client/access/own.ts'
import type { Page } from '#client/data/collection.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { RecordsScreen } from '#client/estates/estate/RecordsScreen.tsx'
import { ConfirmationWish } from '#client/maintenance/confirmation/ConfirmationWish.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { type AccessStep, useAccessActions } from './accessActions.tsx'
import { FoundSuppliers } from './FoundSuppliers.tsx'
import { SupplierRow } from './SupplierRow.tsx'
import { type Supplier, suppliers } from './suppliers.ts'

const SupplierForm = fetched(async () => (await import('./SupplierForm.tsx')).SupplierForm, <RecordsSkeleton />)
const AccessDialog = fetched(async () => (await import('./AccessDialog.tsx')).AccessDialog)

/** What becomes of the tasks. */
const deleteText = ({ openTaskCount }: Supplier) => <Text id="maintenance.supplier.deleteText" values={{ count: openTaskCount }} />

/** Whom the owners turn to, each with what may be done with it. */
export function SuppliersPage(own: Own<Page<Supplier>>) {
  const { estateId } = useEstatePlace()
  const [access, setAccess] = useState<{ supplier: Supplier; step: AccessStep }>()
  const accessOf = useAccessActions((supplier, step) => setAccess({ supplier, step }))
  const close = useCallback(() => setAccess(undefined), [])
  const paths = useMaintenancePaths()
  const text = useText()
  const inYear = ({ id, openTaskCount }: Supplier) =>
    openTaskCount ? [{ name: 'tasks', icon: CalendarSync, text: <Text id="maintenance.supplier.inYear" />, to: paths.yearOf(id) }] : []
  return (
    <>
      <RecordsScreen
        of={suppliers}
        own={own}
        section="suppliers"
        isApart
        subscreen={{ title: text('estates.section.suppliers'), back: paths.start, isUnheaded: true }}
        row={SupplierRow}
        form={SupplierForm}
        more={(supplier) => [...inYear(supplier), ...accessOf(supplier)]}
        deleteText={deleteText}
        readersText="maintenance.supplier.empty.none"
        above={FoundSuppliers}
      >
        <ConfirmationWish estateId={estateId} />
      </RecordsScreen>
      {access && <AccessDialog {...access} onClose={close} />}
    </>
  )
}
