import { chakra } from '@chakra-ui/react'
import { ClipboardPlus, type LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { isUnlocked } from '#schema/access/plans.ts'
import { createsTasks, menu, taskPage } from '../menu.ts'
import { tellLicenceIsMissing } from './missingLicence.ts'

const look = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    width: 'full',
    minHeight: '64px',
    padding: '3',
    borderRadius: 'card',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'sunken' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'muted', bg: 'transparent' },
  },
} as const
const Entry = chakra(NavLink, look)
/** A link that leads nowhere: it says why, and can be reached to be read. */
const ClosedEntry = chakra('a', look, { defaultProps: { role: 'link', tabIndex: 0 } })
const ActingEntry = chakra('button', look, { defaultProps: { type: 'button' } })

/** The entries of the main menu, as list items. */
export function MenuLinks({ onChosen }: { onChosen: () => void }) {
  const identity = useIdentity()
  const shown = menu.filter(({ isFor }) => !isFor || (identity && isFor(identity)))
  return (
    <>
      <CreateTask onChosen={onChosen} />
      {shown.map(({ to, needs, ...said }) => (
        <li key={to}>
          {!needs || identity?.features[needs] ? (
            <Entry to={to} onClick={onChosen}>
              <Said {...said} />
            </Entry>
          ) : (
            <ClosedEntry aria-disabled>
              <Said {...said} detail="app.menu.switchedOff" />
            </ClosedEntry>
          )}
        </li>
      ))}
    </>
  )
}

/** For those who create tasks: the way to do it, or what they lack for it. */
function CreateTask({ onChosen }: { onChosen: () => void }) {
  const identity = useIdentity()
  if (!identity || !createsTasks(identity)) return null
  const said = <Said icon={ClipboardPlus} label="app.menu.createTask" detail="app.menu.createTaskDetail" />
  if (!isUnlocked(identity.licences, 'tasks')) {
    return (
      <li>
        <ActingEntry
          aria-haspopup="dialog"
          onClick={() => {
            onChosen()
            tellLicenceIsMissing()
          }}
        >
          {said}
        </ActingEntry>
      </li>
    )
  }
  return (
    <li>
      <Entry to={taskPage} onClick={onChosen}>
        {said}
      </Entry>
    </li>
  )
}

const Said = ({ icon, label, detail }: { icon: LucideIcon; label: MessageKey; detail: MessageKey }) => (
  <>
    <IconTile icon={icon} palette="brand" />
    <span>
      <chakra.b display="block" fontWeight="strong">
        <Text id={label} />
      </chakra.b>
      <chakra.span display="block" textStyle="meta" color="muted">
        <Text id={detail} />
      </chakra.span>
    </span>
  </>
)
