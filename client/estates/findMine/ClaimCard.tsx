import { Button, chakra } from '@chakra-ui/react'
import { CircleX, Hourglass, MailOpen, TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { ClaimSteps } from './ClaimSteps.tsx'
import { CodeForm } from './CodeForm.tsx'
import { ProvingButtons, useProving } from './Proving.tsx'
import type { OwnClaim } from './useFindMine.ts'
import { useOwnClaim } from './useOwnClaim.ts'

interface ClaimCardProps {
  claim: OwnClaim
  isProven: boolean
  onChanged: () => Promise<unknown>
}

const marks = {
  onOwner: { icon: Hourglass, tone: 'neutral' },
  onLetter: { icon: Hourglass, tone: 'neutral' },
  letterSent: { icon: MailOpen, tone: 'neutral' },
  denied: { icon: CircleX, tone: 'critical' },
  expired: { icon: TimerOff, tone: 'caution' },
} as const

const explained = { onLetter: 'nobodyOwns', denied: 'deniedText', expired: 'expiredText' } as const

function stepOf({ state, hasOwners, codeExpiresAt }: OwnClaim): keyof typeof marks {
  if (state === 'denied' || state === 'expired') return state
  return hasOwners ? 'onOwner' : codeExpiresAt ? 'letterSent' : 'onLetter'
}

export function ClaimCard({ claim, isProven, onChanged }: ClaimCardProps) {
  const text = useText()
  const { withdraw } = useOwnClaim(claim.id, onChanged)
  const [isSending, act] = useAct()
  const isByPlace = claim.evidence === 'none'
  const isProvable = useProving().length > 0 && (isByPlace ? !isProven : claim.evidence !== 'proven')
  const step = stepOf(claim)
  const { addressLine1, addressLine2, expiresAt, electronicIdAskedAt } = claim
  const isOver = step === 'denied' || step === 'expired'
  async function takeBack() {
    await withdraw()
    notify.success('estates.findMine.waiting.withdrawn', { short: true })
  }
  return (
    <>
      <chakra.b display="block" textStyle="lead">
        {addressLine1}
      </chakra.b>
      <chakra.p color="muted" textStyle="meta" marginBottom="2">
        {addressLine2}
      </chakra.p>
      <State {...marks[step]}>
        <Text id={`estates.findMine.waiting.${step}`} />
      </State>
      <chakra.div marginTop="4">{saying(step, claim, onChanged)}</chakra.div>
      <Foot>
        {!isOver && (
          <chakra.p textStyle="meta" color="muted" flex="1 1 220px">
            <Text id="estates.findMine.waiting.until" values={{ date: writtenDay(expiresAt) }} />
            {isProvable && (
              <>
                {' '}
                <Text id={`estates.findMine.waiting.${electronicIdAskedAt ? 'askedWho' : isByPlace ? 'showWho' : 'noWait'}`} />
              </>
            )}
          </chakra.p>
        )}
        {isProvable && <ProvingButtons variant="outline" />}
        {!isOver && (
          <Button
            aria-label={text('estates.findMine.waiting.withdrawNamed', { name: addressLine1 })}
            aria-busy={isSending}
            onClick={() => isSending || act(takeBack)}
          >
            <Text id="estates.findMine.waiting.withdraw" />
          </Button>
        )}
      </Foot>
    </>
  )
}

function saying(step: keyof typeof marks, claim: OwnClaim, onChanged: () => Promise<unknown>): ReactNode {
  const values = { address: claim.addressLine1 }
  if (step === 'onOwner') return <ClaimSteps askedAt={claim.createdAt} />
  if (step === 'letterSent')
    return (
      <>
        <chakra.p marginBottom="4">
          <Text id="estates.findMine.waiting.letterText" values={values} />
        </chakra.p>
        <CodeForm claim={claim} onChanged={onChanged} />
      </>
    )
  return (
    <p>
      <Text
        id={`estates.findMine.waiting.${step === 'denied' && claim.evidence === 'none' ? 'deniedAtPlace' : explained[step]}`}
        values={values}
      />
    </p>
  )
}

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginTop: '5', paddingTop: '4', borderTopWidth: '1px' },
})
