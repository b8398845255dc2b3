import { refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { writtenPlace } from '#client/estates/estate/identity.ts'
import { useDeliveryPlaceQuery } from '#client/generated/graphql.ts'
import { useTaskPlace } from './taskPaths.ts'

/** The property that the address names. Each look is counted, so what is known is not asked for again. */
export function useDeliveryPlace() {
  const { place } = useTaskPlace()
  const query = useDeliveryPlaceQuery({ variables: place ?? { kind: 'cadastre', key: '' }, skip: !place, ...screenQuery })
  const deliveryPlace = query.data?.deliveryPlace
  const isMissing = !place || refusalOf(query.error)?.code === 'entityNotFound'
  const property = deliveryPlace?.property
  return {
    estateId: deliveryPlace?.estateId ?? undefined,
    property,
    name: property && (property.addressLine1 ?? writtenPlace(property)),
    plate: property && writtenPlace(property),
    /** Whether the address names a property at all. */
    isNamed: !!place,
    isMissing,
    error: deliveryPlace || isMissing ? undefined : query.error,
    retry: () => void query.refetch(),
  }
}
