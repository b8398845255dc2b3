import { Button, chakra } from '@chakra-ui/react'
import { KeyRound, UserCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { writtenFraction } from '#client/estates/estate/identity.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { State } from '#client/ui/marks.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenMoment } from '#client/ui/writing.ts'
import { AskForId } from './AskForId.tsx'
import { ShareTable } from './ShareTable.tsx'
import type { EstateClaim } from './useClaims.ts'

interface ClaimAnswerProps {
  claim: EstateClaim
  onAnswer: (isApproved: boolean) => Promise<unknown>
  onAskWho: () => Promise<unknown>
}

/** One claim: who asks, for how much, what would become of the shares, and the answer. */
export function ClaimAnswer({ claim, onAnswer, onAskWho }: ClaimAnswerProps) {
  const [isSending, act] = useAct()
  const { name, evidence, isEmailProven, isIdentityProven, shareNumerator, shareDenominator, createdAt, sharesAfter, isOwn } = claim
  const part = writtenFraction(shareNumerator, shareDenominator)

  async function answer(isApproved: boolean) {
    await onAnswer(isApproved)
    if (isApproved) notify.success('sharing.claims.approved', { values: { name }, short: true })
    else notify.success('sharing.claims.denied', { short: true })
  }

  return (
    <Sheet as="li">
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3" textStyle="meta" color="muted">
        <State icon={KeyRound} tone="accent">
          <Text id="sharing.claims.waits" />
        </State>
        <Text id="sharing.claims.received" values={{ moment: writtenMoment(createdAt) }} />
      </chakra.p>
      <chakra.h3 textStyle="lead" fontWeight="strong" marginTop="2">
        <Text id="sharing.claims.wants" values={{ name }} />
      </chakra.h3>
      <Facts>
        <Fact label="sharing.claims.asksFor">{part}</Fact>
        <Fact label="sharing.claims.email">
          <Text id={isEmailProven ? 'sharing.claims.emailProven' : 'sharing.claims.emailUnproven'} />
        </Fact>
        <Fact label="sharing.claims.id">
          <Text id={`sharing.claims.${evidence === 'proven' ? 'used' : isIdentityProven ? 'usedAlone' : 'notUsed'}`} />
        </Fact>
      </Facts>
      {sharesAfter && <ShareTable shares={sharesAfter} />}
      <Answer>
        <p>
          {isOwn ? (
            <Text id="sharing.claims.own" />
          ) : sharesAfter ? (
            <>
              <b>
                <Text id="sharing.claims.know" values={{ name }} />
              </b>{' '}
              <Text id="sharing.claims.knowText" />
            </>
          ) : (
            <Text id="sharing.claims.tooMuch" values={{ part }} />
          )}
        </p>
        {!isOwn && (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {sharesAfter && (
              <Button variant="solid" disabled={isSending} onClick={() => act(() => answer(true))}>
                <UserCheck aria-hidden />
                <Text id="sharing.claims.approve" values={{ name, part }} />
              </Button>
            )}
            <Button variant="outline" data-danger disabled={isSending} onClick={() => act(() => answer(false))}>
              <X aria-hidden />
              <Text id="sharing.claims.deny" />
            </Button>
          </chakra.div>
        )}
        {!isOwn && <AskForId claim={claim} onAsk={onAskWho} />}
      </Answer>
    </Sheet>
  )
}

const Fact = ({ label, children }: { label: MessageKey; children: ReactNode }) => (
  <>
    <dt>
      <Text id={label} />
    </dt>
    <dd>{children}</dd>
  </>
)

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: '1',
    marginBlock: '4',
    '& dt': { color: 'muted', textStyle: 'meta' },
    '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
})
const Answer = chakra('div', { base: { display: 'grid', gap: '4', marginTop: '5', paddingTop: '5', borderTopWidth: '1px' } })
