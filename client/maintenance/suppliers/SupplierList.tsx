import { CalendarSync, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Rights } from '#client/estates/estate/useRights.ts'
import { useHistoryAction } from '#client/estates/history/useHistoryAction.tsx'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { type RowAction, RowMenu } from '#client/ui/RowMenu.tsx'
import { AccessDialog, type AccessStep, useAccessActions } from './AccessDialog.tsx'
import { DeleteSupplier } from './DeleteSupplier.tsx'
import { SupplierRow } from './SupplierRow.tsx'
import type { Supplier } from './useSuppliers.ts'

interface SupplierListProps {
  suppliers: readonly Supplier[]
  may: Rights
  onEdit: (id: string) => void
  onDelete: (id: string) => Promise<unknown>
}

/** By name, each with what may be done with it. */
export function SupplierList({ suppliers, may, onEdit, onDelete }: SupplierListProps) {
  const [deleting, setDeleting] = useState<string>()
  const [access, setAccess] = useState<{ supplier: Supplier; step: AccessStep }>()
  const accessOf = useAccessActions((supplier, step) => setAccess({ supplier, step }))
  const historyOf = useHistoryAction()
  const paths = useMaintenancePaths()
  const text = useText()
  const asked = suppliers.find(({ id }) => id === deleting)

  const actionsFor = (supplier: Supplier): readonly RowAction[] => actionsOn(supplier, accessOf(supplier))
  const actionsOn = ({ id, openTaskCount }: Supplier, forAccess: readonly RowAction[]): readonly RowAction[] => [
    ...(may.change ? [{ name: 'edit', icon: Pencil, text: <Text id="common.edit" />, onSelect: () => onEdit(id) }] : []),
    ...(openTaskCount
      ? [{ name: 'tasks', icon: CalendarSync, text: <Text id="maintenance.supplier.inYear" />, to: paths.yearOf(id) }]
      : []),
    ...forAccess,
    ...(may.remove ? [{ name: 'delete', icon: Trash2, text: <Text id="common.delete" />, onSelect: () => setDeleting(id) }] : []),
    ...historyOf(id),
  ]
  return (
    <Sheet paddingBlock="2">
      <Rows aria-label={text('estates.section.suppliers')}>
        {suppliers.map((supplier) => {
          const actions = actionsFor(supplier)
          return (
            <li key={supplier.id}>
              <SupplierRow
                supplier={supplier}
                actions={
                  actions.length > 0 && <RowMenu label={text('maintenance.supplier.actions', { name: supplier.name })} actions={actions} />
                }
              />
            </li>
          )
        })}
      </Rows>
      {access && <AccessDialog {...access} onClose={() => setAccess(undefined)} />}
      {asked && <DeleteSupplier supplier={asked} onDelete={() => onDelete(asked.id)} onClose={() => setDeleting(undefined)} />}
    </Sheet>
  )
}
