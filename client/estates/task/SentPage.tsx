import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { taskPath, useTaskPlace } from './taskPaths.ts'
import { TaskScreen } from './TaskScreen.tsx'

/** What was delivered just now. */
export interface Delivery {
  count: number
}

/** They have arrived: of a delivery that was made, and of no other. */
export function SentPage() {
  const { place, path } = useTaskPlace()
  const delivery = useLocation().state as Delivery | null
  const text = useText()
  if (!delivery) return <Navigate to={`${path}/documents`} replace />
  return (
    <TaskScreen title={text('mailbox.task.sentTitle')} back={taskPath}>
      <EmptyState
        icon={CircleCheck}
        title={<Text id="mailbox.task.arrived" values={{ count: delivery.count }} />}
        action={
          <chakra.span display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            <Button variant="solid" asChild>
              <Link to={taskPath}>
                <Text id="mailbox.task.toSent" />
              </Link>
            </Button>
            {place && (
              <Button asChild>
                <Link to={`${path}/documents`}>
                  <Text id="mailbox.task.sendMore" />
                </Link>
              </Button>
            )}
          </chakra.span>
        }
      >
        <Text id="mailbox.task.arrivedText" />
      </EmptyState>
    </TaskScreen>
  )
}
