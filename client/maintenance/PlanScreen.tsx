import { type ReactNode, useCallback } from 'react'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'

interface PlanScreenProps {
  section?: 'maintenance' | 'yearWheel' | 'suppliers'
  error?: unknown
  onRetry: () => void
  below?: { title: string; back: string }
  children: ReactNode
}

/** A screen of the maintenance plan, in the frame of its estate, which is read apart. */
export function PlanScreen({ section = 'maintenance', error, onRetry, ...rest }: PlanScreenProps) {
  const { estateId } = useEstatePlace()
  const frame = useEstateFrameQuery({ variables: { estateId }, ...screenQuery })
  const { refetch } = frame
  const retry = useCallback(() => {
    void refetch().catch(() => undefined)
    onRetry()
  }, [refetch, onRetry])
  return <EstateScreen section={section} error={(frame.data ? undefined : frame.error) ?? error} onRetry={retry} {...rest} />
}
