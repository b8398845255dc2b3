import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import { planChanged } from '#client/estates/findings/planChanged.ts'
import {
  type CreateMaintenanceSupplierInput,
  type SupplierPartsFragment,
  useCreateMaintenanceSupplierMutation,
  useDeleteMaintenanceSupplierMutation,
  useMaintenanceSuppliersQuery,
  useUpdateMaintenanceSupplierMutation,
} from '#client/generated/graphql.ts'

export type Supplier = SupplierPartsFragment
export type SupplierInput = Omit<CreateMaintenanceSupplierInput, 'estateId' | 'supplierId' | 'companyId'>
/** Which one is changed, and the version that it was read at. */
export type SupplierTarget = Pick<Supplier, 'id' | 'version'>

/** Whom the owners of an estate turn to, by name. */
export function useSuppliers(estateId: string) {
  const asked = useMaintenanceSuppliersQuery({ variables: { estateId }, ...screenQuery })
  const { nodes: suppliers, ...list } = pagesOf(shownData(asked)?.maintenanceSuppliers, asked)
  const [create] = useCreateMaintenanceSupplierMutation()
  const [update] = useUpdateMaintenanceSupplierMutation()
  const [remove] = useDeleteMaintenanceSupplierMutation()
  const sending = useSending()

  async function save(input: SupplierInput, target?: SupplierTarget) {
    await sending<unknown>({ ...input, ...target }, (context) =>
      target
        ? update({
            variables: { input: { estateId, supplierId: target.id, version: target.version, ...input } },
            context,
            update: planChanged,
          })
        : create({ variables: { input: { estateId, ...input } }, context, update: planChanged }),
    )
  }
  return {
    suppliers,
    ...list,
    save,
    /** As it is now; nothing where somebody has deleted it. */
    newest: async (id: string) =>
      (await asked.refetch()).data?.maintenanceSuppliers.edges.map(({ node }) => node).find((supplier) => supplier.id === id),
    remove: (supplierId: string) => remove({ variables: { estateId, supplierId }, update: planChanged }),
  }
}
