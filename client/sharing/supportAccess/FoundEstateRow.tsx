import { Button, chakra } from '@chakra-ui/react'
import { House, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import type { FoundEstate } from './useSupportDesk.ts'

const OpenDialog = fetched(async () => (await import('./OpenDialog.tsx')).OpenDialog)

export function FoundEstateRow({ estate }: { estate: FoundEstate }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  const { addressLine1, addressLine2, owners } = estate
  return (
    <chakra.li paddingBlock="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <IconTile icon={House} palette="brand" />
        <chakra.div flex="1" minWidth="200px">
          <b>{[addressLine1, addressLine2].filter(Boolean).join(', ')}</b>
          <chakra.p textStyle="meta" color="muted">
            {owners.length ? owners.join(', ') : <Text id="support.noOwner" />}
          </chakra.p>
        </chakra.div>
        <Button
          aria-label={text('support.openNamed', { address: addressLine1 })}
          aria-haspopup="dialog"
          onPointerEnter={OpenDialog.beforehand}
          onClick={() => setOpen(true)}
        >
          <KeyRound aria-hidden />
          <Text id="support.open" />
        </Button>
      </chakra.div>
      {isOpen && <OpenDialog estate={estate} onClose={() => setOpen(false)} />}
    </chakra.li>
  )
}
