import { Text, useText } from '#client/messages/Text.tsx'
import { Section } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { ClaimAnswer } from './ClaimAnswer.tsx'
import { useClaims } from './useClaims.ts'

/** Who wants to be an owner too, and waits for an answer; nothing where nobody does. */
export function ClaimSection({ estateId }: { estateId: string }) {
  const text = useText()
  const { claims, error, retry, answer, askWho } = useClaims(estateId)
  if (error) return <ErrorState onRetry={retry} />
  if (!claims?.length) return null
  return (
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
}
