import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Input } from '#client/ui/form/controls.ts'
import { Rows } from '#client/ui/ListRow.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { HolderRow } from './HolderRow.tsx'
import { useLicenceHolders } from './useLicenceOffice.ts'

/** Long enough for a word to be typed, short enough not to be waited for. */
const pause = 250

/** For system administrators: whoever can hold licences, and what is changed of them by hand. */
export function LicenceOffice() {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => setSearch(typed.trim()), pause)
    return () => clearTimeout(wait)
  }, [typed])
  return (
    <Card title={<Text id="licences.office.title" />}>
      <chakra.p color="muted" marginBottom="4">
        <Text id="licences.office.lead" />
      </chakra.p>
      <chakra.search display="block" position="relative" maxWidth="column">
        <chakra.span position="absolute" insetStart="14px" top="14px" color="muted" pointerEvents="none">
          <Search size={20} aria-hidden />
        </chakra.span>
        <Input
          type="search"
          aria-label={text('licences.office.search')}
          placeholder={text('licences.office.search')}
          paddingStart="44px"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </chakra.search>
      <Found search={search} />
    </Card>
  )
}

function Found({ search }: { search: string }) {
  const text = useText()
  const { isAsked, holders, hasMore, error, retry } = useLicenceHolders(search)
  if (!isAsked) return search ? <Said id="licences.office.short" /> : null
  if (error) return <ErrorState onRetry={retry} />
  if (!holders) {
    return (
      <Loading>
        <SkeletonRows count={2} media />
      </Loading>
    )
  }
  if (!holders.length) return <Said id="licences.office.none" />
  return (
    <>
      <Rows aria-label={text('licences.office.found')} marginTop="4">
        {holders.map((holder) => (
          <HolderRow key={holder.id} holder={holder} />
        ))}
      </Rows>
      {hasMore && <Said id="licences.office.more" />}
    </>
  )
}

const Said = ({ id }: { id: 'licences.office.short' | 'licences.office.none' | 'licences.office.more' }) => (
  <chakra.output display="block" marginTop="4" color="muted">
    <Text id={id} />
  </chakra.output>
)
