import { Button, chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Stack } from '#client/ui/Page.tsx'
import { ImportSteps, type Step } from './ImportSteps.tsx'

interface StepFrameProps {
  at: Step
  title: ReactNode
  lead: ReactNode
  /** What comes of going on, or of leaving. */
  hint: ReactNode
  back: { label: ReactNode; go: () => void }
  next?: { label: ReactNode; isOff: boolean; isBusy: boolean; go: () => void } | undefined
  children: ReactNode
}

/** One step of an import: what it is about, and below it the way on and the way back, always in sight. */
export function StepFrame({ at, title, lead, hint, back, next, children }: StepFrameProps) {
  const heading = useHeadingOf(at)
  return (
    <Stack gap="6">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="4">
        <chakra.div flex="1 1 320px" minWidth="0">
          <Heading as="h2" textStyle="title" tabIndex={-1} ref={heading}>
            {title}
          </Heading>
          <chakra.p color="muted" marginTop="1">
            {lead}
          </chakra.p>
        </chakra.div>
        <ImportSteps at={at} />
      </chakra.div>
      {children}
      <Bar>
        <chakra.span textStyle="meta" color="muted" hideBelow="sm" flex="1" minWidth="0">
          {hint}
        </chakra.span>
        <chakra.span display="flex" flexWrap="wrap" gap="3" marginStart="auto" flexShrink={{ sm: 0 }}>
          <Button onClick={back.go}>{back.label}</Button>
          {next && (
            <Button variant="solid" disabled={next.isOff || next.isBusy} aria-busy={next.isBusy} onClick={next.go}>
              {next.label}
            </Button>
          )}
        </chakra.span>
      </Bar>
    </Stack>
  )
}

/** Each step begins at its top, and is heard from there. */
function useHeadingOf(at: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [at])
  return heading
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    bg: 'surface',
    borderTopWidth: '1px',
  },
})
