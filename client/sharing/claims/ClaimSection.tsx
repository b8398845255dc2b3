import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ClaimAnswer } from './ClaimAnswer.tsx'
import { type EstateClaim, useClaims } from './useClaims.ts'

/** Who wants to be an owner too, and waits for an answer; nothing where nobody does. */
export function ClaimSection({ estateId }: { estateId: string }) {
  const text = useText()
  const { answer, askWho, ...waiting } = useClaims(estateId)
  const shown = (claims: readonly EstateClaim[]) => (
    <Section title={<Text id="sharing.claims.title" />} aside={<Count tone="waiting">{claims.length}</Count>}>
      <Stack as="ul" gap="5" listStyle="none" aria-label={text('sharing.claims.title')}>
        {claims.map((claim) => (
          <ClaimAnswer
            key={claim.id}
            claim={claim}
            onAnswer={(isApproved) => answer(claim.id, isApproved)}
            onAskWho={() => askWho(claim.id)}
          />
        ))}
      </Stack>
    </Section>
  )
  return (
    <Answered answer={waiting} skeleton={null}>
      {(claims) => claims.length > 0 && shown(claims)}
    </Answered>
  )
}
