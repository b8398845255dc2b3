import { Button, Heading, chakra } from '@chakra-ui/react'
import { FolderLock, type LucideIcon, Power, RefreshCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { IconTile } from './ListRow.tsx'

const Middle = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    textAlign: 'center',
    gap: '2',
    minHeight: '300px',
    padding: '6',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    '& p': { maxWidth: '36ch', color: 'muted' },
  },
})

interface StateProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

function StateNotice({ media, title, children, action }: StateProps & { media?: ReactNode }) {
  return (
    <Middle>
      {media && <chakra.div marginBottom="2">{media}</chakra.div>}
      <Heading as="h2" textStyle="lead">
        {title}
      </Heading>
      {children && <p>{children}</p>}
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </Middle>
  )
}

/** Nothing here yet: what belongs here, and the action that fills it. */
export const EmptyState = ({ picture, icon, ...rest }: StateProps & { picture?: ReactNode; icon?: LucideIcon }) => (
  <StateNotice media={picture ?? (icon && <IconTile icon={icon} palette="brand" />)} {...rest} />
)

/** Not for this viewer: who can change that. */
export const DeniedState = ({ title, children, action }: Partial<StateProps>) => (
  <StateNotice media={<IconTile icon={FolderLock} palette="brand" />} title={title ?? <Text id="common.denied.title" />} action={action}>
    {children ?? <Text id="common.denied.text" />}
  </StateNotice>
)

/** A part of the product that is not in use here: there is nothing to try again. */
export const SwitchedOffState = ({ title }: { title?: ReactNode }) => (
  <StateNotice media={<IconTile icon={Power} palette="brand" />} title={title ?? <Text id="common.switchedOff" />} />
)

/** It went wrong: what still works, and a way to try again. */
export const ErrorState = ({ title, children, onRetry }: { title?: ReactNode; children?: ReactNode; onRetry?: () => void }) => (
  <div role="alert">
    <StateNotice
      media={<IconTile icon={Unplug} palette="critical" />}
      title={title ?? <Text id="common.failed.title" />}
      action={
        onRetry && (
          <Button onClick={onRetry}>
            <RefreshCw aria-hidden />
            <Text id="common.retry" />
          </Button>
        )
      }
    >
      {children ?? <Text id="common.failed.text" />}
    </StateNotice>
  </div>
)
