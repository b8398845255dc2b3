import { FoundCompany } from '#client/access/FoundCompany.tsx'
import { useSend } from '#client/data/useSend.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { ConfirmMaintenanceSupplierDocument } from '#client/generated/graphql.ts'
import type { Supplier } from './suppliers.ts'

/** Companies that have come here by a number that was written down, each for an owner to say whether it is the one. */
export function FoundSuppliers({ records }: { records: readonly Supplier[] }) {
  const { estateId } = useEstatePlace()
  const send = useSend()
  return records.map((supplier) => (
    <FoundCompany
      key={supplier.id}
      record={supplier}
      onConfirm={(foundCompanyId) =>
        send({ mutation: ConfirmMaintenanceSupplierDocument, variables: { estateId, supplierId: supplier.id, foundCompanyId } })
      }
    />
  ))
}
