import { Button, chakra } from '@chakra-ui/react'
import { Gavel, House, Printer } from 'lucide-react'
import { useState } from 'react'
import { writtenFraction } from '#client/estates/estate/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { AskForId } from './AskForId.tsx'
import { useAskClaimant, useClaimLetter, type WaitingClaim } from './useClaimOffice.ts'

const SettleDialog = fetched(async () => (await import('./SettleDialog.tsx')).SettleDialog)

export function WaitingClaimRow({ claim }: { claim: WaitingClaim }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const make = useClaimLetter()
  const [isMaking, act] = useAct()
  const ask = useAskClaimant(claim.id)
  const {
    id,
    addressLine1,
    addressLine2,
    name,
    email,
    evidence,
    isEmailProven,
    isIdentityProven,
    shareNumerator,
    shareDenominator,
    owners,
    createdAt,
    letterAt,
  } = claim
  const values = { address: addressLine1 }

  async function print() {
    await make(id)
    notify.success('support.claims.letterMade', { short: true })
  }

  return (
    <chakra.li paddingBlock="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <IconTile icon={House} palette="brand" />
        <chakra.div flex="1" minWidth="220px" overflowWrap="anywhere">
          <b>{[addressLine1, addressLine2].filter(Boolean).join(', ')}</b>
          <p>
            {name}, {email} · {writtenFraction(shareNumerator, shareDenominator)}
          </p>
          <chakra.p textStyle="meta" color="muted">
            <Text id={`support.claims.evidence.${evidence === 'none' && isIdentityProven ? 'identity' : evidence}`} />
            {' · '}
            {owners.length ? (
              <Text id="support.claims.owners" values={{ names: owners.join(', ') }} />
            ) : (
              <Text id="support.claims.noOwner" />
            )}
            {' · '}
            <Text id="support.claims.asked" values={{ date: writtenDay(createdAt) }} />
            {' · '}
            <Text id={isEmailProven ? 'support.claims.emailProven' : 'support.claims.emailUnproven'} />
            {letterAt && (
              <>
                {' · '}
                <Text id="support.claims.letterOn" values={{ date: writtenDay(letterAt) }} />
              </>
            )}
          </chakra.p>
        </chakra.div>
        <AskForId claim={claim} onAsk={ask} />
        {!owners.length && (
          <Button aria-label={text('support.claims.letterNamed', values)} loading={isMaking} onClick={() => act(print)}>
            <Printer aria-hidden />
            <Text id="support.claims.letter" />
          </Button>
        )}
        <Button
          aria-label={text('support.claims.settleNamed', values)}
          aria-haspopup="dialog"
          onPointerEnter={SettleDialog.beforehand}
          onClick={() => setOpen(true)}
        >
          <Gavel aria-hidden />
          <Text id="support.claims.settle" />
        </Button>
      </chakra.div>
      {isOpen && <SettleDialog claim={claim} onClose={() => setOpen(false)} />}
    </chakra.li>
  )
}
