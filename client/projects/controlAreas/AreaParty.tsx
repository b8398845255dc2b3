import { Button, chakra } from '@chakra-ui/react'
import { HardHat } from 'lucide-react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import type { ControlArea, useControlArea } from './useControlArea.ts'

const PartyDialog = fetched(async () => (await import('./PartyDialog.tsx')).PartyDialog)

interface AreaPartyProps {
  area: ControlArea
  mayChange: boolean
  change: ReturnType<typeof useControlArea>['change']
}

/** Who does the work of an area, and for those who may the way to say so. */
export function AreaParty({ area, mayChange, change }: AreaPartyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
      <chakra.p display="flex" gap="2" alignItems="center" minWidth="0" overflowWrap="anywhere">
        <HardHat size={18} aria-hidden />
        {area.partyName ? <Text id="projects.party.by" values={{ name: area.partyName }} /> : <Text id="projects.noParty" />}
      </chakra.p>
      {mayChange && (
        <Button size="sm" aria-haspopup="dialog" onPointerEnter={PartyDialog.beforehand} onClick={() => setOpen(true)}>
          <Text id={area.partyName ? 'projects.party.change' : 'projects.party.choose'} />
        </Button>
      )}
      {isOpen && <PartyDialog area={area} change={change} onClose={() => setOpen(false)} />}
    </chakra.div>
  )
}
