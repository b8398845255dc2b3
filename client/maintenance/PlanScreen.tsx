import { chakra } from '@chakra-ui/react'
import { type ReactNode, useCallback } from 'react'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateShell } from '#client/estates/estate/EstateShell.tsx'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { PlanNeedsLicence } from './licence/PlanNeedsLicence.tsx'
import { useIsPlanPaid } from './licence/useIsPlanPaid.ts'
import { PartTabs } from './PartTabs.tsx'

interface PlanScreenProps {
  section?: 'maintenance' | 'yearWheel' | 'suppliers' | 'economy' | 'reports'
  error?: unknown
  onRetry: () => void
  below?: { title: string; back: string }
  children: ReactNode
}

/** A screen of the maintenance plan, in the frame of its estate, which is read apart. */
export function PlanScreen({ section = 'maintenance', error, onRetry, children, ...rest }: PlanScreenProps) {
  const { estateId } = useEstatePlace()
  const frame = useEstateFrameQuery({ variables: { estateId }, ...screenQuery })
  const { refetch } = frame
  const retry = useCallback(() => {
    void refetch().catch(() => undefined)
    onRetry()
  }, [refetch, onRetry])
  const mayPlan = useMay(estateId)('create', 'maintenance-plan')
  return (
    <EstateShell section={section} error={(frame.data ? undefined : frame.error) ?? error} onRetry={retry} {...rest}>
      <PartTabs />
      {mayPlan && <UnlessPaid estateId={estateId} />}
      {children}
    </EstateShell>
  )
}

function UnlessPaid({ estateId }: { estateId: string }) {
  if (useIsPlanPaid(estateId)) return null
  return (
    <chakra.div marginBottom="6" _print={{ display: 'none' }}>
      <PlanNeedsLicence />
    </chakra.div>
  )
}
