import { Button, chakra } from '@chakra-ui/react'
import { FilePen, MessageSquarePlus, ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import type { OrdersQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { NoLicenceYet } from '#client/projects/list/NoLicenceYet.tsx'
import { NotConcerned } from '#client/projects/project/ProjectScreen.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { hasProjectLicence } from '#client/projects/startsProjects.ts'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Page } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { askedPath, newOrderPath } from '../orderPlace.ts'
import type { askedOf } from './asked.ts'
import { ListChoice, OrderFilters } from './OrderFilters.tsx'
import { OrderRow } from './OrderRow.tsx'
import { ReportLinks } from './ReportLinks.tsx'
import { useOrderProjects } from './useOrderProjects.ts'

/** The orders that the viewer has a part in, of all projects or of one. */
export function OrdersPage(own: Own<OrdersQuery['orders']>) {
  const text = useText()
  const identity = useIdentity()
  if (!identity?.features['projectManagement']) {
    return (
      <Page title={text('orders.title')}>
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      </Page>
    )
  }
  const isOwner = identity.accountType === 'customer'
  return <Orders own={own} isOwner={isOwner} isUnlicensed={!isOwner && !hasProjectLicence(identity)} />
}

const OrdersFound = ({ count, andMore }: { count: number; andMore: boolean }) =>
  andMore ? <Text id="orders.foundMore" values={{ count }} /> : <Text id="orders.found" values={{ count }} />

interface OrdersProps {
  own: Own<OrdersQuery['orders']>
  isOwner: boolean
  isUnlicensed: boolean
}

function Orders({ own, isOwner, isUnlicensed }: OrdersProps) {
  const text = useText()
  const filter = own.variables as ReturnType<typeof askedOf>
  const { nodes, totalCount, hasMoreThanCounted, hasMore, loading, more } = rowsOf(own)
  const projects = useOrderProjects().data
  const { only: list, projectId, search } = filter
  const isNarrowed = Boolean(search || filter.status || filter.trade || filter.subcontractorId)
  const nameOf = (id: string) => (projectId ? undefined : projects?.find((project) => project.id === id)?.name)
  const back = projectId ? { back: privateProjectPath(projectId) } : {}
  // Those who take part in the projects of others have orders without one.
  if (isUnlicensed && !isNarrowed && !projectId && nodes?.length === 0 && projects?.length === 0)
    return (
      <Page title={text('orders.title')}>
        <AskedOfUs />
        <NoLicenceYet />
      </Page>
    )
  return (
    <Page title={text('orders.title')} actions={<Starts projectId={projectId} isOwner={isOwner} />} {...back}>
      <Finding>
        <SearchField
          wide
          search={search ?? ''}
          label={text('orders.search')}
          hint={text('orders.searchHint')}
          outcome={search && !loading && <OrdersFound count={totalCount} andMore={hasMoreThanCounted} />}
        />
        <ListChoice chosen={list} />
      </Finding>
      <OrderFilters list={list} filter={filter} projects={projects} />
      {!isOwner && <AskedOfUs />}
      <Answered answer={own} skeleton={<OrdersSkeleton />} closed={<NotConcerned />}>
        {() =>
          nodes?.length ? (
            <div>
              <Sheet flush>
                <Rows aria-busy={loading} aria-label={text('orders.title')}>
                  {nodes.map((order) => (
                    <OrderRow key={order.id} order={order} project={nameOf(order.projectId)} />
                  ))}
                </Rows>
              </Sheet>
              {projectId && <ReportLinks projectId={projectId} />}
              {hasMore && <ShowMore shown={nodes.length} of={totalCount} andMore={hasMoreThanCounted} loading={loading} onMore={more} />}
            </div>
          ) : isNarrowed ? (
            <NothingFound title={<Text id="orders.noResult" />} to={projectId ? `?projectId=${projectId}` : '?'} />
          ) : (
            <EmptyState icon={ReceiptText} title={<Text id={`orders.empty.${list}`} />}>
              <Text id={`orders.emptyText.${list}`} />
            </EmptyState>
          )
        }
      </Answered>
    </Page>
  )
}

const OrdersSkeleton = () => (
  <Sheet>
    <LoadingRows count={5} />
  </Sheet>
)

/** What others have asked the company to price. */
const AskedOfUs = () => (
  <p>
    <TextLink to={askedPath}>
      <Text id="orders.asked" />
    </TextLink>
  </p>
)

/** Anybody asks; those who do the work offer. */
const Starts = ({ projectId, isOwner }: { projectId: string | null; isOwner: boolean }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3">
    <Button variant={isOwner ? 'solid' : 'outline'} asChild>
      <Link to={newOrderPath('request', projectId)}>
        <MessageSquarePlus aria-hidden />
        <Text id="orders.ask" />
      </Link>
    </Button>
    {!isOwner && (
      <Button variant="solid" asChild>
        <Link to={newOrderPath('quote', projectId)}>
          <FilePen aria-hidden />
          <Text id="orders.offer" />
        </Link>
      </Button>
    )}
  </chakra.div>
)

const Finding = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  },
})
