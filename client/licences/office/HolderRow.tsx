import { Button, chakra } from '@chakra-ui/react'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import { AdjustForm } from './AdjustForm.tsx'
import type { LicenceHolder } from './useLicenceOffice.ts'

/** Days, not moments: a licence ends with the day before. */
const lastDay = (validTo: string) => writtenDay(new Date(Date.parse(validTo) - 1).toISOString())

export function HolderRow({ holder }: { holder: LicenceHolder }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  const { accountType, name, identifier, holds, adjustments } = holder
  return (
    <chakra.li paddingBlock="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Avatar name={name} square={accountType === 'company'} />
        <chakra.div flex="1" minWidth="200px">
          <b>{name}</b>
          <chakra.p textStyle="meta" color="muted" overflowWrap="anywhere">
            <Text id={`licences.office.${accountType}`} /> · {identifier}
          </chakra.p>
          <chakra.p textStyle="meta">
            {holds.length
              ? holds
                  .map(({ type, validTo }) => `${text(`licences.plan.${type}`)}, ${text('licences.heldUntil', { day: lastDay(validTo) })}`)
                  .join(' · ')
              : text('licences.office.holdsNone')}
          </chakra.p>
        </chakra.div>
        <Button aria-expanded={isOpen} aria-label={text('licences.office.adjust', { name })} onClick={() => setOpen(!isOpen)}>
          <PenLine aria-hidden />
          <Text id="licences.office.adjustShort" />
        </Button>
      </chakra.div>
      {isOpen && (
        <chakra.div paddingTop="5" maxWidth="column">
          <AdjustForm holder={holder} onDone={() => setOpen(false)} />
          {adjustments.length > 0 && <Adjustments adjustments={adjustments} />}
        </chakra.div>
      )}
    </chakra.li>
  )
}

function Adjustments({ adjustments }: Pick<LicenceHolder, 'adjustments'>) {
  const text = useText()
  return (
    <chakra.div paddingTop="6">
      <chakra.h3 fontWeight="strong" marginBottom="2">
        <Text id="licences.office.history" />
      </chakra.h3>
      <chakra.ul listStyle="none" display="grid" gap="3">
        {adjustments.map(({ id, change, type, validTo, reason, by, at }) => (
          <li key={id}>
            <Text id={`licences.office.changes.${change}`} />: {reason}
            <chakra.p textStyle="meta" color="muted">
              <Text
                id="licences.office.entry"
                values={{
                  plan: text(`licences.plan.${type}`),
                  day: lastDay(validTo),
                  by: by ?? text('licences.office.nobody'),
                  at: writtenMoment(at),
                }}
              />
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
