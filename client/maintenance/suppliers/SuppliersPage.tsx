import { Button } from '@chakra-ui/react'
import { Handshake, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { mayOpen, useRights } from '#client/estates/estate/useRights.ts'
import { PapersSkeleton } from '#client/estates/papers/PapersState.tsx'
import { ConfirmationWish } from '#client/maintenance/confirmation/ConfirmationWish.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Stack } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { FoundSuppliers } from './FoundSuppliers.tsx'
import { SupplierList } from './SupplierList.tsx'
import { useSuppliers } from './useSuppliers.ts'

const SupplierForm = lazy(async () => ({ default: (await import('./SupplierForm.tsx')).SupplierForm }))

/** Whom the owners turn to; in place of the list a form, while one is added or changed. */
export function SuppliersPage() {
  const { estateId } = useEstatePlace()
  const { suppliers, totalCount, hasMore, error, loading, retry, more, save, newest, remove } = useSuppliers(estateId)
  const may = useRights('maintenance-participants')
  const { opened, open, close } = useOpenForm('supplier')
  const paths = useMaintenancePaths()
  const text = useText()
  const changed = suppliers?.find(({ id }) => id === opened)

  const add = may.add && (
    <Button variant="solid" marginStart="auto" onClick={() => open('new')}>
      <Plus aria-hidden />
      <Text id="maintenance.supplier.add" />
    </Button>
  )
  return (
    <PlanScreen section="suppliers" error={error} onRetry={retry} below={{ title: text('estates.section.suppliers'), back: paths.start }}>
      {!suppliers ? (
        <PapersSkeleton />
      ) : mayOpen(may, changed, opened) ? (
        <Suspense fallback={<PapersSkeleton />}>
          <SupplierForm key={opened} supplier={changed} onSave={save} onNewest={newest} onDone={close} />
        </Suspense>
      ) : suppliers.length ? (
        <Stack>
          <Section title={<Text id="estates.section.suppliers" />} aside={add}>
            {may.change && <FoundSuppliers estateId={estateId} suppliers={suppliers} />}
            <SupplierList suppliers={suppliers} may={may} onEdit={open} onDelete={remove} />
            {hasMore && <ShowMore shown={suppliers.length} of={totalCount} loading={loading} onMore={more} />}
          </Section>
          {may.change && <ConfirmationWish estateId={estateId} />}
        </Stack>
      ) : (
        <Stack>
          <EmptyState icon={Handshake} title={<Text id="maintenance.supplier.empty.title" />} action={add}>
            <Text id={may.add ? 'maintenance.supplier.empty.text' : 'maintenance.supplier.empty.none'} />
          </EmptyState>
          {may.change && <ConfirmationWish estateId={estateId} />}
        </Stack>
      )}
    </PlanScreen>
  )
}
