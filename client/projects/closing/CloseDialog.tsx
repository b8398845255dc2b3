import { Button, Dialog, Heading } from '@chakra-ui/react'
import {
  Archive,
  CalendarClock,
  CircleCheck,
  CircleDot,
  FileQuestion,
  Lock,
  type LucideIcon,
  ReceiptText,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { CloseProjectDocument, useClosingProjectQuery } from '#client/generated/graphql.ts'
import { language } from '#client/messages/language.ts'
import type { Language } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { stateOfArea } from '#client/projects/controlAreas/AreaGroups.tsx'
import { orderPath, ordersPath } from '#client/projects/orders/orderPlace.ts'
import { progressOf } from '#client/projects/progress.ts'
import type { ProjectOverview } from '#client/projects/project/projectOverview.ts'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenMoney } from '#client/ui/writing.ts'
import { type ContractKind, usualContract } from '#schema/projects/contracts.ts'
import { BookLanguage } from './BookLanguage.tsx'
import { ContractChoice } from './ContractChoice.tsx'
import { ReasonField } from './ReasonField.tsx'

/** First what stops it, with the way out; then what is open; and what becomes of it all, before it is closed for good. */
export function CloseDialog({ project, onClose }: { project: ProjectOverview; onClose: () => void }) {
  const send = useSend()
  const place = useProjectPlace()
  const [isClosing, act] = useAct()
  const [contract, setContract] = useState<ContractKind>(() => usualContract(project.type))
  const [written, setWritten] = useState<Language>(language)
  const query = useClosingProjectQuery({ variables: { projectId: project.id }, fetchPolicy: 'network-only', context: { tell: false } })
  const awaited = query.data?.orders.nodes ?? []
  // Nothing is asked for before that has been seen to.
  const isStopped = awaited.length > 0
  const left = query.data?.projectLeftOpen
  const isOpen = !!left && left.points + left.deviations + left.papers + left.orders > 0
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const areas = project.controlAreas ?? []
  const { done, count } = progressOf(areas)
  const open = areas.filter((area) => stateOfArea(area) === 'open' && area.completedPointCount < area.pointCount)
  async function close() {
    if (isOpen && !reason.trim()) return setReasonMissing(true)
    try {
      await send(
        {
          mutation: CloseProjectDocument,
          variables: { input: { projectId: project.id, contract, language: written, reason: reason.trim() || null } },
        },
        ['Query.projects', 'Query.project', 'Query.renovations', 'Query.renovationProjects', 'Query.documentSearch'],
      )
      notify.success('projects.close.done', { values: { name: project.name } })
      onClose()
    } catch {
      // It was told what stands in its way; the dialog shows it.
      await query.refetch().catch(() => undefined)
    }
  }
  return (
    <FormDialog title={<Text id="projects.close.title" values={{ name: project.name }} />} onClose={onClose}>
      {isStopped && (
        <>
          <Heading as="h3" textStyle="base">
            <Text id="projects.close.stops" />
          </Heading>
          <Rows>
            {awaited.map((order) => (
              <ListRow
                key={order.id}
                media={<IconTile icon={ReceiptText} palette="critical" />}
                title={<Text id="projects.close.order" values={{ number: order.number, title: order.title }} />}
                meta={<Text id="projects.close.awaitsCustomer" values={{ sum: writtenMoney(order.gross ?? 0) }} />}
                value={<Show to={orderPath(order)} />}
              />
            ))}
          </Rows>
          <Heading as="h3" textStyle="base" marginTop="2">
            <Text id="projects.close.leftOpen" />
          </Heading>
        </>
      )}
      <Rows>
        {open.length ? (
          <ListRow
            media={<IconTile icon={CircleDot} />}
            title={<Text id="projects.close.openPoints" values={{ count: count - done, areas: open.length }} />}
            meta={open.map(({ name, pointCount, completedPointCount }) => `${name} ${pointCount - completedPointCount}`).join(', ')}
            value={<Show to={place.areas} />}
          />
        ) : (
          <ListRow
            media={<IconTile icon={CircleCheck} palette="brand" />}
            title={<Text id="projects.pointsDone" values={{ done, count }} />}
          />
        )}
        {!!left?.deviations && (
          <ListRow
            media={<IconTile icon={TriangleAlert} />}
            title={<Text id="projects.close.openDeviations" values={{ count: left.deviations }} />}
            value={<Show to={place.deviations} />}
          />
        )}
        {!!left?.papers && (
          <ListRow
            media={<IconTile icon={FileQuestion} />}
            title={<Text id="projects.close.openPapers" values={{ count: left.papers }} />}
            value={<Show to={place.deliveryDocuments} />}
          />
        )}
        {!!left?.orders && (
          <ListRow
            media={<IconTile icon={ReceiptText} />}
            title={<Text id="projects.close.openOrders" values={{ count: left.orders }} />}
            value={<Show to={ordersPath('processing', project.id)} />}
          />
        )}
      </Rows>
      <Heading as="h3" textStyle="base" marginTop="2">
        <Text id="projects.close.happens" />
      </Heading>
      <Rows>
        <Happens icon={Lock} what="locked" />
        <Happens icon={Archive} what="kept" />
        <Happens icon={CalendarClock} what="reminded" />
      </Rows>
      {!isStopped && (
        <>
          {isOpen && <ReasonField value={reason} isMissing={isReasonMissing} onChange={setReason} />}
          <ContractChoice value={contract} onChange={setContract} />
          <BookLanguage value={written} onChange={setWritten} />
        </>
      )}
      <Dialog.Footer>
        <Button onClick={onClose}>
          <Text id="common.cancel" />
        </Button>
        <Button variant="solid" disabled={isClosing || !left || isStopped} onClick={() => act(close)}>
          <Text id="projects.close.open" />
        </Button>
      </Dialog.Footer>
    </FormDialog>
  )
}

const Show = ({ to }: { to: string }) => (
  <TextLink to={to}>
    <Text id="projects.close.show" />
  </TextLink>
)

const Happens = ({ icon, what }: { icon: LucideIcon; what: 'locked' | 'kept' | 'reminded' }) => (
  <ListRow
    media={<IconTile icon={icon} />}
    title={<Text id={`projects.close.${what}`} />}
    meta={<Text id={`projects.close.${what}Text`} />}
  />
)
