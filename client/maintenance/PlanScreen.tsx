import { chakra } from '@chakra-ui/react'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen, type EstateScreenProps } from '#client/estates/estate/EstateScreen.tsx'
import { PlanNeedsLicence } from './licence/PlanNeedsLicence.tsx'
import { useIsPlanPaid } from './licence/useIsPlanPaid.ts'
import { PartTabs } from './PartTabs.tsx'

interface PlanScreenProps<T> extends Omit<EstateScreenProps<T>, 'section' | 'isApart' | 'above'> {
  section?: 'maintenance' | 'yearWheel' | 'suppliers' | 'economy' | 'reports'
}

/** A screen of the maintenance plan, in the frame of its estate, which is read apart. */
export function PlanScreen<T>({ section = 'maintenance', ...screen }: PlanScreenProps<T>) {
  const { estateId } = useEstatePlace()
  const mayPlan = useMay(estateId)('create', 'maintenance-plan')
  const above = (
    <>
      <PartTabs />
      {mayPlan && <UnlessPaid estateId={estateId} />}
    </>
  )
  return <EstateScreen section={section} isApart above={above} {...screen} />
}

function UnlessPaid({ estateId }: { estateId: string }) {
  if (useIsPlanPaid(estateId)) return null
  return (
    <chakra.div marginBottom="6" _print={{ display: 'none' }}>
      <PlanNeedsLicence />
    </chakra.div>
  )
}
