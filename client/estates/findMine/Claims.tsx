import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Count } from '#client/ui/marks.tsx'
import { ClaimCard } from './ClaimCard.tsx'
import type { OwnClaim } from './useFindMine.ts'

interface ClaimsProps {
  claims: readonly OwnClaim[]
  /** The user has proven a number. */
  isProven: boolean
  onChanged: () => Promise<unknown>
}

/** What the user has claimed and does not have yet: how far it has come, and what can be done. */
export function Claims({ claims, isProven, onChanged }: ClaimsProps) {
  const text = useText()
  const open = claims.filter(({ state }) => state !== 'approved')
  if (!open.length) return null
  return (
    <Section title={<Text id="estates.findMine.waiting.title" />} aside={<Count tone="waiting">{open.length}</Count>}>
      <Grid aria-label={text('estates.findMine.waiting.title')}>
        {open.map((claim) => (
          <Sheet as="li" key={claim.id}>
            <ClaimCard claim={claim} isProven={isProven} onChanged={onChanged} />
          </Sheet>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '4' } })
