import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

const cardBase = { bg: 'raised', borderWidth: '1px', borderRadius: 'card', minWidth: 0 } as const

/** Raised paper without anything said about its content. `flush` lets rows and pictures reach the edge. */
export const Sheet = chakra('div', {
  base: cardBase,
  variants: { flush: { true: { padding: 0, overflow: 'hidden' }, false: { padding: { base: '5', sm: '6' } } } },
  defaultVariants: { flush: false },
})

export interface CardProps {
  title: ReactNode
  icon?: LucideIcon
  /** One link or badge, pushed to the right. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a screen with its heading, in a frame of its own. Never inside of another card. */
export function Card({ title, icon: Icon, aside, children }: CardProps) {
  const id = useId()
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Header>
        {Icon && (
          <chakra.span color="muted">
            <Icon size={20} aria-hidden />
          </chakra.span>
        )}
        <Heading id={id} textStyle="lead">
          {title}
        </Heading>
        {aside && <Aside>{aside}</Aside>}
      </Header>
      {children}
    </Sheet>
  )
}

/** A part of a screen with its heading, on the paper itself; where that is the screen's title, a phone has it in its bar. */
export function Section({ title, aside, children, isTitle }: Omit<CardProps, 'icon'> & { isTitle?: boolean }) {
  const id = useId()
  const hides = isTitle ? ({ base: true, md: false } as const) : undefined
  return (
    <section aria-labelledby={id}>
      <Header srOnly={aside ? undefined : hides}>
        <Heading id={id} textStyle="lead" srOnly={hides}>
          {title}
        </Heading>
        {aside}
      </Header>
      {children}
    </section>
  )
}

/** A link there is met by a thumb, too. */
const Aside = chakra('span', { base: { marginStart: 'auto', '& > a': { paddingBlock: '2' } } })

const Header = chakra(Flex, { base: { alignItems: 'center', gap: '3', marginBottom: '4', minHeight: '32px', flexWrap: 'wrap' } })
