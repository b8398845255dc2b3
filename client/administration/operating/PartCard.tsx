import { chakra, Grid } from '@chakra-ui/react'
import { Check, Eye, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OperatingPart, OperatingStatusQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { State } from '#client/ui/marks.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'

export type Operating = OperatingStatusQuery['operatingStatus']
type Step = Operating['steps'][number]

interface PartCardProps {
  part: OperatingPart
  /** What is not well, of all parts. */
  steps: readonly Step[]
  /** Where more is told of it. */
  more?: { to: string; text: 'openJobs' | 'openMails' | 'openStorage' | 'openAudit' }
  children: ReactNode
}

/** A part of what runs: how it stands, and what to do next. */
export function PartCard({ part, steps, more, children }: PartCardProps) {
  const own = steps.filter((step) => step.part === part)
  return (
    <chakra.div id={part} scrollMarginTop="88px">
      <Card title={<Text id={`administration.operating.part.${part}`} />} aside={<PartState steps={own} />}>
        <Grid gap="5">
          {children}
          <Next steps={own} />
          {more && (
            <TextLink to={more.to}>
              <Text id={`administration.operating.${more.text}`} />
            </TextLink>
          )}
        </Grid>
      </Card>
    </chakra.div>
  )
}

function PartState({ steps }: { steps: readonly Step[] }) {
  if (steps.some(({ isUrgent }) => isUrgent))
    return (
      <State icon={TriangleAlert} tone="critical">
        <Text id="administration.operating.urgent" />
      </State>
    )
  return steps.length ? (
    <State icon={Eye} tone="caution">
      <Text id="administration.operating.hand" />
    </State>
  ) : (
    <State icon={Check} tone="positive">
      <Text id="administration.operating.fine" />
    </State>
  )
}

/** In words, for whoever has not seen it before. */
function Next({ steps }: { steps: readonly Step[] }) {
  if (!steps.length)
    return (
      <chakra.p textStyle="meta" color="muted">
        <Text id="administration.operating.nothing" />
      </chakra.p>
    )
  return steps.map(({ fault, isUrgent }) => (
    <Advice key={fault} isUrgent={isUrgent}>
      <b>
        <Text id={`administration.operating.fault.${fault}.title`} />
      </b>
      <p>
        <Text id={`administration.operating.fault.${fault}.text`} />
      </p>
    </Advice>
  ))
}

const Advice = chakra('div', {
  base: { px: '4', py: '3', borderRadius: 'control', overflowWrap: 'anywhere' },
  variants: {
    isUrgent: { true: { bg: 'critical.subtle', color: 'critical.fg' }, false: { bg: 'caution.subtle', color: 'caution.fg' } },
  },
})
