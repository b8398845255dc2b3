import { Button, chakra, Heading } from '@chakra-ui/react'
import { ChevronRight, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { Page } from '#client/ui/Page.tsx'
import { EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { ordersPath } from './orderPlace.ts'

interface OrderShellProps {
  title: string
  /** What stands above it; the list where nothing does. */
  back?: string
  error?: unknown
  /** One column of 680. */
  narrow?: boolean
  children: ReactNode
}

/** What every screen of one order is within: not where the part is switched off, nor where there is no such order. */
export function OrderShell({ title, back = ordersPath('processing'), error, narrow = false, children }: OrderShellProps) {
  const text = useText()
  const identity = useIdentity()
  if (identity && !identity.features['projectManagement']) {
    return (
      <Page title={text('orders.title')}>
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      </Page>
    )
  }
  if (refusalOf(error)?.code === 'entityNotFound') {
    return (
      <Page title={text('orders.title')} back={back}>
        <EmptyState
          icon={SearchX}
          title={<Text id="orders.notFound" />}
          action={
            <Button asChild>
              <Link to={ordersPath('processing')}>
                <Text id="orders.toList" />
              </Link>
            </Button>
          }
        >
          <Text id="orders.notFoundText" />
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={title} back={back} narrow={narrow} ownHeading>
      {children}
    </Page>
  )
}

interface OrderTrailProps {
  project: { id: string; name: string } | undefined
  list: string
  here: string
}

/** The way back; on phones the bar has it. */
export function OrderTrail({ project, list, here }: OrderTrailProps) {
  const text = useText()
  return (
    <Trail aria-label={text('orders.path')}>
      {project && (
        <>
          <Back to={privateProjectPath(project.id)}>{project.name}</Back>
          <ChevronRight size={16} aria-hidden />
        </>
      )}
      <Back to={list}>
        <Text id="orders.title" />
      </Back>
      <ChevronRight size={16} aria-hidden />
      <span aria-current="page">{here}</span>
    </Trail>
  )
}

interface OrderFormHeaderProps extends OrderTrailProps {
  title: string
  /** What it is about. */
  children: ReactNode
}

/** Above a form: where one is, and what is done here; on phones the bar says the title. */
export const OrderFormHeader = ({ title, children, ...trail }: OrderFormHeaderProps) => (
  <chakra.header display="grid" gap="2">
    <OrderTrail {...trail} />
    <Heading as="h1" textStyle="display" tabIndex={-1} srOnly={{ base: true, md: false }}>
      {title}
    </Heading>
    <chakra.p color="muted" overflowWrap="anywhere">
      {children}
    </chakra.p>
  </chakra.header>
)

const Trail = chakra('nav', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    minHeight: '28px',
    textStyle: 'meta',
    color: 'muted',
  },
})
const Back = chakra(Link, { base: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } })
