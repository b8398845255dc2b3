import { Button } from '@chakra-ui/react'
import { HardHat, MessageSquarePlus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { mayIn } from '#client/projects/projectRights.ts'
import { Answered } from '#client/records/Answered.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import type { OrderType } from '#schema/projects/orderTypes.ts'
import { useOrderProjects } from '../list/useOrderProjects.ts'
import { newOrderPath, type Origin, ordersPath } from '../orderPlace.ts'
import { OrderFormHeader } from '../OrderShell.tsx'

const NewOrder = fetched(async () => (await import('./NewOrder.tsx')).NewOrder)

export const NewRequestPage = () => <NewOrderPage type="request" />
export const NewQuotePage = () => <NewOrderPage type="quote" />

/** Something is asked for, or offered; the project comes along in the address, or is chosen here. */
function NewOrderPage({ type }: { type: OrderType }) {
  const text = useText()
  const [params] = useSearchParams()
  const asked = useOrderProjects()
  const identity = useIdentity()
  const projectId = params.get('projectId')
  const origin = originIn(params)
  const title = text(`orders.form.${type}`)
  const projects = asked.data?.filter((project) => mayIn(project, 'create orders') && isAt(project, origin))
  const back = ordersPath('processing', projectId)
  if (!identity?.features['projectManagement']) {
    return (
      <Page title={title}>
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      </Page>
    )
  }
  if (type === 'quote' && identity.accountType === 'customer') return <OwnersAsk title={title} projectId={projectId} />
  return (
    <Page title={title} back={back} narrow ownHeading>
      <Stack gap="6">
        <OrderFormHeader project={projects?.find(({ id }) => id === projectId)} list={back} here={title} title={title}>
          <Text id={`orders.form.lead.${type}`} />
        </OrderFormHeader>
        <Answered answer={{ ...asked, data: projects }} skeleton={<NewOrder.Skeleton />}>
          {(open) =>
            open.length ? (
              <NewOrder key={type} type={type} projects={open} projectId={projectId} origin={origin} back={back} />
            ) : (
              <EmptyState icon={HardHat} title={<Text id="orders.form.noProjects" />}>
                <Text id="orders.form.noProjectsText" />
              </EmptyState>
            )
          }
        </Answered>
      </Stack>
    </Page>
  )
}

const originIn = (params: URLSearchParams): Origin => ({
  deviationId: params.get('deviationId'),
  taskId: params.get('taskId'),
  title: params.get('title')?.slice(0, 255),
  estateId: params.get('estateId'),
  buildingId: params.get('buildingId'),
})
/** What a task of a house asks for is done in a project there. */
const isAt = ({ estate }: { estate: { estateId: string } }, { estateId }: Origin) => !estateId || estate.estateId === estateId

/** An owner asks, and is offered a price. */
const OwnersAsk = ({ title, projectId }: { title: string; projectId: string | null }) => (
  <Page title={title} back={ordersPath('processing', projectId)}>
    <EmptyState
      icon={HardHat}
      title={<Text id="orders.form.ownersAsk" />}
      action={
        <Button variant="solid" asChild>
          <Link to={newOrderPath('request', projectId)}>
            <MessageSquarePlus aria-hidden />
            <Text id="orders.ask" />
          </Link>
        </Button>
      }
    >
      <Text id="orders.form.ownersAskText" />
    </EmptyState>
  </Page>
)
