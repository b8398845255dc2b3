import { Button } from '@chakra-ui/react'
import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { grownOrderPath, orderPath } from '#client/projects/orders/orderPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { Card } from '#client/ui/Card.tsx'
import { isOver } from '#schema/projects/deviationStates.ts'
import type { Deviation, ProjectOfDeviation } from './deviation.ts'

/** What mending it costs is asked for in one step; where that was done, it leads there. */
export function OrderOfDeviation({ project, deviation }: { project: ProjectOfDeviation; deviation: Deviation }) {
  const { id: deviationId, projectId, text: title, status, orderId } = deviation
  if (!orderId && (isOver(status) || project.isCompleted || !mayIn(project, 'create orders'))) return null
  return (
    <Card title={<Text id="deviations.order.title" />}>
      <Button marginTop="4" width="full" asChild>
        <Link to={orderId ? orderPath({ id: orderId, status: 'open' }) : grownOrderPath('request', { projectId, deviationId, title })}>
          <ReceiptText aria-hidden />
          <Text id={orderId ? 'deviations.order.open' : 'deviations.order.ask'} />
        </Link>
      </Button>
    </Card>
  )
}
