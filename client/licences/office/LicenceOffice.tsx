import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { HolderRow } from './HolderRow.tsx'
import { useLicenceHolders } from './useLicenceOffice.ts'

/** For system administrators: whoever can hold licences, and what is changed of them by hand. */
export function LicenceOffice() {
  const text = useText()
  const [search, setSearch] = useState('')
  return (
    <Card title={<Text id="licences.office.title" />}>
      <chakra.p color="muted" marginBottom="4">
        <Text id="licences.office.lead" />
      </chakra.p>
      <SearchAsTyped label={text('licences.office.search')} maxLength={200} onSearch={setSearch} />
      <MatchingHolders search={search} />
    </Card>
  )
}

function MatchingHolders({ search }: { search: string }) {
  const text = useText()
  const matches = useLicenceHolders(search)
  if (!matches.isAsked) return search ? <Said id="licences.office.short" /> : null
  return (
    <Answered answer={matches} skeleton={<LoadingRows count={2} media />}>
      {({ holders, hasMore }) =>
        holders.length ? (
          <>
            <Rows aria-label={text('licences.office.found')} marginTop="4">
              {holders.map((holder) => (
                <HolderRow key={holder.id} holder={holder} />
              ))}
            </Rows>
            {hasMore && <Said id="licences.office.more" />}
          </>
        ) : (
          <Said id="licences.office.none" />
        )
      }
    </Answered>
  )
}

const Said = ({ id }: { id: 'licences.office.short' | 'licences.office.none' | 'licences.office.more' }) => (
  <chakra.output display="block" marginTop="4" color="muted">
    <Text id={id} />
  </chakra.output>
)
