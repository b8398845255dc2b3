import { chakra, Drawer, Portal } from '@chakra-ui/react'
import { CircleUser, KeyRound, Languages, LogOut, MonitorDown, Moon, X } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useIdentity, useSelectedProfile } from '#client/access/identity.ts'
import { profilePath } from '#client/access/profilePath.ts'
import { chooseLanguage, language } from '#client/messages/language.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { sideModal } from '#client/ui/modal.ts'
import { chooseColourMode, nextColourMode, useColourMode } from '../colourMode.ts'
import { AccountRow } from './AccountRow.tsx'
import { install, useOffersInstalling } from './installing.ts'
import { Logo } from './Logo.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { otherLanguage } from './settings.tsx'
import { useSession } from './useSession.ts'

/** Everything the wide bar holds, for small screens: links, accounts, and what belongs to the person. */
export function MemberDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const profile = useSelectedProfile()
  const identity = useIdentity()
  const { leave } = useSession()
  const mode = useColourMode()
  const offersInstalling = useOffersInstalling()
  return (
    <Drawer.Root open {...sideModal} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={text('app.menu.name')}>
            <chakra.div
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              height="bar"
              px="4"
              borderBottomWidth="1px"
              flexShrink="0"
              onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
            >
              <Logo />
              <IconButton icon={X} label={text('app.menu.closeSmall')} marginInlineEnd="-10px" onClick={onClose} />
            </chakra.div>
            <chakra.nav aria-label={text('app.menu.main')}>
              <chakra.ul listStyle="none" px="1" py="2">
                <MenuLinks onChosen={onClose} />
              </chakra.ul>
            </chakra.nav>
            <Accounts onChosen={onClose} />
            <Line />
            {identity && profile?.canViewProfile && (
              <Row
                onClick={() => {
                  onClose()
                  void navigate(profilePath(identity))
                }}
              >
                <CircleUser size={20} aria-hidden />
                <Text id="app.profile.open" />
              </Row>
            )}
            <Row
              onClick={() => {
                onClose()
                void navigate('/private/change-password')
              }}
            >
              <KeyRound size={20} aria-hidden />
              <Text id="app.profile.changePassword" />
            </Row>
            <Row onClick={() => chooseColourMode(nextColourMode(mode))}>
              <Moon size={20} aria-hidden />
              <Text id="app.colourMode.name" />
              <Chosen>
                <Text id={`app.colourMode.${mode}`} />
              </Chosen>
            </Row>
            <Row onClick={() => chooseLanguage(otherLanguage)}>
              <Languages size={20} aria-hidden />
              <Text id="app.language.name" />
              <Chosen>
                <Text id={`app.language.${language}`} />
              </Chosen>
            </Row>
            {offersInstalling && (
              <Row
                onClick={() => {
                  onClose()
                  void install()
                }}
              >
                <MonitorDown size={20} aria-hidden />
                <Text id="app.install.name" />
              </Row>
            )}
            <Line />
            <Row
              onClick={() => {
                onClose()
                void leave()
              }}
            >
              <LogOut size={20} aria-hidden />
              <Text id="app.profile.logout" />
            </Row>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

function Accounts({ onChosen }: { onChosen: () => void }) {
  const identity = useIdentity()
  const { switchTo } = useSession()
  return (
    <section aria-labelledby="drawer-accounts">
      <chakra.h2 id="drawer-accounts" px="4" pt="3" pb="1" textStyle="meta" color="muted">
        <Text id="app.profile.account" />
      </chakra.h2>
      <chakra.ul listStyle="none" px="1">
        {identity?.accountProfiles.map((profile) => {
          const isCurrent = profile.accountId === identity.selectedAccountId
          return (
            <li key={profile.accountId}>
              <Row
                minHeight="56px"
                disabled={profile.isDisabled}
                aria-current={isCurrent || undefined}
                onClick={() => {
                  onChosen()
                  if (!isCurrent) void switchTo(profile.accountId)
                }}
              >
                <AccountRow profile={profile} isCurrent={isCurrent} />
              </Row>
            </li>
          )
        })}
      </chakra.ul>
    </section>
  )
}

const Line = chakra('hr', { base: { my: '2', mx: '0' } })
const Chosen = chakra('span', { base: { marginInlineStart: 'auto', textStyle: 'meta', color: 'muted' } })
const Row = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '48px',
      width: 'full',
      px: '3',
      borderRadius: 'control',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'sunken' },
      _disabled: { color: 'faint', cursor: 'not-allowed', bg: 'transparent' },
      '&[aria-current=true]': { bg: 'brand.subtle', color: 'brand.fg' },
    },
  },
  { defaultProps: { type: 'button' } },
)
