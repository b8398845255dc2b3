import { Button, chakra } from '@chakra-ui/react'
import { Building2, FileSpreadsheet, FileText, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { useAllPages } from '#client/access/useAllPages.ts'
import type { PortfolioQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { portfolioOrders } from '#schema/maintenance/portfolio.words.ts'
import { PortfolioFacts } from './PortfolioFacts.tsx'
import { PortfolioTable } from './PortfolioTable.tsx'
import { type Estate, filtered, filters, matching, type Order, sheetPath, sorted } from './sorted.ts'

/** More are a long way to scroll; all of them are counted and sorted. */
const atOnce = 20

const chosenFrom = <T extends string>(values: readonly T[], wanted: string | null, usual: T) =>
  values.find((value) => value === wanted) ?? usual

/** How the maintenance of all estates stands that one sees. */
export function PortfolioPage(own: Own<PortfolioQuery['portfolio']>) {
  const text = useText()
  const identity = useIdentity()
  // Only all of them can be sorted.
  useAllPages(own.data, own.pages)
  return (
    <Page title={text('maintenance.portfolio.title')}>
      {identity?.features['maintenancePlan'] ? (
        <Answered answer={own} skeleton={<RecordsSkeleton />}>
          {({ edges }) => <Portfolio nodes={edges.map(({ node }) => node)} />}
        </Answered>
      ) : (
        <SwitchedOffState title={<Text id="maintenance.assigned.switchedOff" />} />
      )}
    </Page>
  )
}

function Portfolio({ nodes }: { nodes: Estate[] }) {
  const text = useText()
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(atOnce)
  const filter = chosenFrom(filters, params.get('filter'), 'all')
  const order = chosenFrom(portfolioOrders, params.get('order'), 'overdue')
  function set(name: string, value: string) {
    const next = new URLSearchParams(params)
    next.set(name, value)
    setParams(next, { replace: true })
  }
  if (!nodes.length)
    return (
      <EmptyState icon={Building2} title={<Text id="maintenance.portfolio.empty" />}>
        <Text id="maintenance.portfolio.emptyText" />
      </EmptyState>
    )
  const shown = sorted(matching(filtered(nodes, filter), search), order)
  const sheet = (format: string) => sheetPath({ format, filter, order, search })
  return (
    <Stack gap="5">
      <PortfolioFacts estates={nodes} />
      <SearchAsTyped label={text('maintenance.portfolio.search')} maxLength={200} onSearch={setSearch} />
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.fieldset display="flex" flexWrap="wrap" gap="2" aria-label={text('maintenance.portfolio.filter')}>
          {filters.map((each) => (
            <Button
              key={each}
              size="sm"
              borderRadius="pill"
              aria-pressed={filter === each}
              _pressed={{ bg: 'brand.subtle' }}
              onClick={() => set('filter', each)}
            >
              <Text id={`maintenance.portfolio.filters.${each}`} /> {filtered(nodes, each).length}
            </Button>
          ))}
        </chakra.fieldset>
        <chakra.div marginStart="auto" display="flex" flexWrap="wrap" gap="2">
          <Button asChild size="sm">
            <a href={sheet('xlsx')} download>
              <FileSpreadsheet aria-hidden />
              <Text id="maintenance.portfolio.workbook" />
            </a>
          </Button>
          <Button asChild size="sm">
            <a href={sheet('csv')} download>
              <FileText aria-hidden />
              <Text id="maintenance.portfolio.text" />
            </a>
          </Button>
        </chakra.div>
      </chakra.div>
      {shown.length ? (
        <Sheet padding="2">
          <PortfolioTable estates={shown} shown={most} order={order} onOrder={(each: Order) => set('order', each)} />
          {shown.length > most && <ShowMore shown={most} of={shown.length} loading={false} onMore={() => setMost(most + atOnce)} />}
        </Sheet>
      ) : (
        <EmptyState
          icon={SearchX}
          title={<Text id="maintenance.portfolio.none" />}
          action={
            filter !== 'all' && (
              <Button onClick={() => set('filter', 'all')}>
                <Text id="maintenance.portfolio.all" values={{ count: matching(nodes, search).length }} />
              </Button>
            )
          }
        >
          <Text id="maintenance.portfolio.hidden" values={{ count: nodes.length }} />
        </EmptyState>
      )}
    </Stack>
  )
}
