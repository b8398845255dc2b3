import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { OfficeScreen } from '#client/access/office/OfficeScreen.tsx'
import type { Own } from '#client/access/own.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { FoundEstateRow } from './FoundEstateRow.tsx'
import { OpenedEstates } from './OpenedEstates.tsx'
import { type OpenAccess, useSupportEstates } from './useSupportDesk.ts'

/** For those who run the system: an estate is found, and opened for an hour with a reason that its owners read. */
export function SupportPage(own: Own<OpenAccess[]>) {
  const text = useText()
  return (
    <OfficeScreen
      at="support"
      title={text('support.title')}
      lead={<Text id="support.lead" />}
      back="/private/administration"
      denied={{ title: 'support.denied', text: 'support.deniedText' }}
    >
      <Answered answer={own} skeleton={null}>
        {(opened) => <OpenedEstates opened={opened} />}
      </Answered>
      <Finding />
    </OfficeScreen>
  )
}

function Finding() {
  const text = useText()
  const [search, setSearch] = useState('')
  return (
    <Card title={<Text id="support.find" />}>
      <SearchAsTyped label={text('support.search')} maxLength={200} onSearch={setSearch} />
      <MatchingEstates search={search} />
    </Card>
  )
}

function MatchingEstates({ search }: { search: string }) {
  const text = useText()
  const matches = useSupportEstates(search)
  if (!matches.isAsked) return search ? <Said id="support.short" /> : null
  return (
    <Answered answer={matches} skeleton={<LoadingRows count={2} media />}>
      {({ estates, hasMore }) =>
        estates.length ? (
          <>
            <Rows aria-label={text('support.found')} marginTop="4">
              {estates.map((estate) => (
                <FoundEstateRow key={estate.id} estate={estate} />
              ))}
            </Rows>
            {hasMore && <Said id="support.more" />}
          </>
        ) : (
          <Said id="support.none" />
        )
      }
    </Answered>
  )
}

const Said = ({ id }: { id: 'support.short' | 'support.none' | 'support.more' }) => (
  <chakra.output display="block" marginTop="4" color="muted">
    <Text id={id} />
  </chakra.output>
)
