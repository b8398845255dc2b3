import { chakra, Heading } from '@chakra-ui/react'
import { type Fact, FactList } from '#client/estates/buildings/FactList.tsx'
import { HistoryLink } from '#client/estates/history/HistoryLink.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import { FromProject } from './FromProject.tsx'
import { kindIcons } from './kinds.ts'
import { RenovationActions } from './RenovationActions.tsx'
import { RenovationDocuments } from './RenovationDocuments.tsx'
import type { Renovation } from './useRenovations.ts'

interface RenovationViewProps {
  renovation: Renovation
  may: Rights
  onDelete: () => Promise<unknown>
}

export function RenovationView({ renovation, may, onDelete }: RenovationViewProps) {
  const { kind, title, year, trades, companies, cost, description, documents, pictures } = renovation
  const text = useText()
  const shown = pictures?.edges.map(({ node }) => node) ?? []
  const facts: Fact[] = [
    ['estates.renovations.year', String(year)],
    ['estates.renovations.cost', cost == null ? null : writtenMoney(cost)],
    ['estates.renovations.trades', trades.map((trade) => text(`trades.${trade}`)).join(', ')],
    ['estates.renovations.companies', companies.join(', ')],
  ]
  return (
    <Stack gap="8">
      <chakra.header display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="4" rowGap="3">
        <chakra.div flex="1" minWidth="min(240px, 100%)" display="grid" gap="2" justifyItems="start">
          <Heading as="h2" textStyle="title" overflowWrap="anywhere">
            {title}
          </Heading>
          <State icon={kindIcons[kind]} tone={kind === 'professional' ? 'brand' : 'neutral'}>
            <Text id={`estates.renovationKind.${kind}`} />
          </State>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <HistoryLink recordId={renovation.id} />
          {(may.change || may.remove) && <RenovationActions renovation={renovation} may={may} onDelete={onDelete} />}
        </chakra.div>
      </chakra.header>
      <FactList facts={facts} />
      {description && (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="70ch">
          {description}
        </chakra.p>
      )}
      {shown.length > 0 && <BeforeAndAfter pictures={shown} />}
      {documents && documents.length > 0 && <RenovationDocuments documents={documents} />}
      <FromProject renovationId={renovation.id} />
    </Stack>
  )
}
