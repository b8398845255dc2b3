import { MessageSquarePlus } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import type { AskedQuotationsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Page } from '#client/ui/Page.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { ordersPath, quotationPath } from '../orderPlace.ts'
import { QuotationState } from './QuotationState.tsx'

/** What one's own firm was asked to price. */
export function AskedPage(own: Own<AskedQuotationsQuery['quotations']>) {
  const text = useText()
  const isOn = useIdentity()?.features['projectManagement']
  const { nodes = [], totalCount, hasMore, loading, more } = rowsOf(own)
  const skeleton = (
    <Sheet>
      <LoadingRows count={4} />
    </Sheet>
  )
  return (
    <Page title={text('orders.quotations.mine')} back={ordersPath('processing')}>
      {isOn ? (
        <Answered answer={own} skeleton={skeleton}>
          {() =>
            nodes.length ? (
              <div>
                <Sheet>
                  <Rows aria-busy={loading} aria-label={text('orders.quotations.mine')}>
                    {nodes.map(({ id, title, askedBy, projectName, answerBy, status }) => (
                      <ListRow
                        key={id}
                        to={quotationPath(id)}
                        stacks
                        title={title}
                        meta={[askedBy, projectName, answerBy && text('orders.quotations.until', { date: writtenDay(answerBy) })]
                          .filter(Boolean)
                          .join(' · ')}
                        value={<QuotationState status={status} />}
                      />
                    ))}
                  </Rows>
                </Sheet>
                {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
              </div>
            ) : (
              <EmptyState icon={MessageSquarePlus} title={<Text id="orders.quotations.noneMine" />}>
                <Text id="orders.quotations.noneMineText" />
              </EmptyState>
            )
          }
        </Answered>
      ) : (
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      )}
    </Page>
  )
}
