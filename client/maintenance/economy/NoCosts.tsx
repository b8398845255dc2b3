import { Button } from '@chakra-ui/react'
import { ChartNoAxesColumn } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'

/** Where costs would be, while no task has any. */
export function NoCosts() {
  const paths = useMaintenancePaths()
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title={<Text id="maintenance.economy.empty.title" />}
      action={
        <Button asChild variant="solid">
          <Link to={paths.plan}>
            <Text id="maintenance.economy.empty.toPlan" />
          </Link>
        </Button>
      }
    >
      <Text id="maintenance.economy.empty.text" />
    </EmptyState>
  )
}
