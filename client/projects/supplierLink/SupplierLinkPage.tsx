import { chakra, Heading } from '@chakra-ui/react'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useMailedLink } from '#client/access/useMailedLink.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { BringPaper } from '../paperLink/BringPaper.tsx'
import { Ended } from '../paperLink/Ended.tsx'
import { PriceCard } from './PriceCard.tsx'
import { type AskedPrice, type Errand, readErrand } from './supplierLink.ts'

/** Where the mail to a firm without an account leads: what it is asked for in one project, and nothing else of it. */
export function SupplierLinkPage() {
  const { key = '' } = useParams()
  const text = useText()
  const { mailed, retry } = useMailedLink(key, readErrand)
  const plain = (children: ReactNode) => <Page title={text('supplierLink.title')}>{children}</Page>
  if (mailed.state === 'asking') return plain(<RecordsSkeleton />)
  if (mailed.state === 'failed') return plain(<ErrorState onRetry={retry} />)
  if (mailed.state !== 'good') return plain(<Ended end="unknown" />)
  if ('end' in mailed.link) return plain(<Ended end={mailed.link.end} />)
  return (
    <Page title={mailed.link.project} ownHeading>
      <OpenErrand key={key} linkKey={key} first={mailed.link} onOver={retry} />
    </Page>
  )
}

const waits = ({ status, isOpen }: AskedPrice) => isOpen && status === 'asked'

function OpenErrand({ linkKey, first, onOver }: { linkKey: string; first: Errand; onOver: () => void }) {
  const [errand, setErrand] = useState(first)
  const [brought, setBrought] = useState<readonly string[]>([])
  const { project, address, company, firm, expiresAt, prices, papers, areas } = errand
  return (
    <Stack gap="6" maxWidth="720px" marginInline="auto" width="full">
      <div>
        <chakra.p textStyle="meta" color="muted">
          <Text id="supplierLink.from" values={{ company, firm }} />
        </chakra.p>
        <Heading as="h1" textStyle="display" tabIndex={-1} overflowWrap="anywhere">
          {project}
        </Heading>
        <chakra.p color="muted">{address}</chakra.p>
      </div>
      {!prices.length && !papers.length && !areas.length && (
        <EmptyState icon={CircleCheck} title={<Text id="supplierLink.nothing" />}>
          <Text id="supplierLink.nothingText" values={{ company }} />
        </EmptyState>
      )}
      {prices.map((price) => (
        <PriceCard
          key={price.quotationId}
          linkKey={linkKey}
          price={price}
          firm={firm}
          isOnly={prices.filter(waits).length === 1}
          onGiven={setErrand}
          onOver={onOver}
        />
      ))}
      {papers.map(({ code, paper, neededBy, isDelivered }) => (
        <Card key={code} title={paper}>
          <Stack gap="3">
            {neededBy && (
              <chakra.p textStyle="meta" color="muted">
                <Text id="paperLink.needed" values={{ date: writtenDay(neededBy) }} />
              </chakra.p>
            )}
            {isDelivered || brought.includes(code) ? (
              <State icon={CircleCheck} tone="positive">
                <Text id="paperLink.brought" />
              </State>
            ) : (
              <BringPaper to={linkKey} code={code} onBrought={() => setBrought((before) => [...before, code])} onOver={onOver} />
            )}
          </Stack>
        </Card>
      ))}
      {areas.length > 0 && (
        <div>
          <Heading as="h2" textStyle="title">
            <Text id="supplierLink.controls" />
          </Heading>
          <chakra.p textStyle="meta" color="muted">
            <Text id="supplierLink.controlsText" />
          </chakra.p>
        </div>
      )}
      {areas.map(({ name, points }) => (
        <Card key={name} title={name}>
          <Rows aria-label={name}>
            {points.map((point, at) => (
              <ListRow
                key={at}
                media={<IconTile icon={point.isCompleted ? CircleCheck : CircleDashed} palette={point.isCompleted ? 'brand' : 'neutral'} />}
                title={point.name}
                meta={point.helpText}
                value={point.isCompleted && <Text id="supplierLink.looked" />}
              />
            ))}
          </Rows>
        </Card>
      ))}
      <chakra.p textStyle="meta" color="muted">
        <Text id="supplierLink.until" values={{ date: writtenDay(expiresAt), company }} />
      </chakra.p>
    </Stack>
  )
}
