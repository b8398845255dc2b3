import { FoundCompany } from '#client/access/FoundCompany.tsx'
import { useConfirmMaintenanceSupplierMutation } from '#client/generated/graphql.ts'
import type { Supplier } from './useSuppliers.ts'

interface FoundSuppliersProps {
  estateId: string
  suppliers: readonly Supplier[]
}

/** Companies that have come here by a number that was written down, each for an owner to say whether it is the one. */
export function FoundSuppliers({ estateId, suppliers }: FoundSuppliersProps) {
  const [confirm] = useConfirmMaintenanceSupplierMutation()
  return suppliers.map((supplier) => (
    <FoundCompany
      key={supplier.id}
      record={supplier}
      onConfirm={(foundCompanyId) => confirm({ variables: { estateId, supplierId: supplier.id, foundCompanyId } })}
    />
  ))
}
