import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIdentity, useSelectedProfile } from '#client/access/identity.ts'
import { useRoleName } from '#client/access/useRoleName.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { missedCode, missedTexts } from '#client/ui/missedCode.ts'
import { notify } from '#client/ui/notify.ts'
import { profileButtonId } from './profileButtonId.ts'

const fetchMenu = () => import('./ProfileMenu.tsx')
const beforehand = () => void fetchMenu().catch(() => undefined)
const ProfileMenu = lazy(async () => ({ default: (await fetchMenu()).ProfileMenu }))

/** Who acts, at the end of the wide bar. What it opens is fetched when the pointer or the focus comes near. */
export function ProfileButton() {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const profile = useSelectedProfile()
  const identity = useIdentity()
  const roleName = useRoleName()
  const isSystemAdmin = identity?.roles.includes('System.Admin')
  const text = useText()
  async function open() {
    try {
      await fetchMenu()
    } catch {
      const why = await missedCode()
      return why === 'renewing' ? undefined : notify.error(missedTexts[why])
    }
    setWanted(true)
    setOpen(true)
  }
  const name = profile?.name ?? text('common.myProfile')
  return (
    <>
      <Who
        id={profileButtonId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={beforehand}
        onFocus={beforehand}
        onClick={() => void (isOpen ? setOpen(false) : open())}
      >
        <Avatar name={profile?.name ?? identity?.name ?? name} square={profile?.accountType === 'company'} />
        <span>
          <chakra.b display="block" lineHeight="20px">
            {name}
          </chakra.b>
          {profile && (
            <chakra.small display="block" fontSize="meta" lineHeight="16px" color="muted">
              {roleName(isSystemAdmin ? { ...profile, roles: ['System.Admin'] } : profile)}
            </chakra.small>
          )}
        </span>
        <chakra.span srOnly>
          {', '}
          <Text id="app.profile.menu" />
        </chakra.span>
        <ChevronDown size={16} aria-hidden />
      </Who>
      {isWanted && (
        <Suspense>
          <ProfileMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Who = chakra('button', {
  base: {
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 'target',
    py: '6px',
    ps: '6px',
    pe: '10px',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    maxWidth: '320px',
    _hover: { bg: 'sunken' },
    _expanded: { bg: 'sunken' },
  },
})
