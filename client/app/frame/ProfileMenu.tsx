import { chakra, Menu } from '@chakra-ui/react'
import { CircleUser, KeyRound, Languages, LogOut, MonitorDown, Moon } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useIdentity, useSelectedProfile } from '#client/access/identity.ts'
import { profilePath } from '#client/access/profilePath.ts'
import { chooseLanguage, language } from '#client/messages/language.ts'
import { Text } from '#client/messages/Text.tsx'
import { menu } from '#client/ui/modal.ts'
import { chooseColourMode, nextColourMode, useColourMode } from '../colourMode.ts'
import { AccountRow } from './AccountRow.tsx'
import { install, useOffersInstalling } from './installing.ts'
import { profileButtonId } from './profileButtonId.ts'
import { otherLanguage } from './settings.tsx'
import { useSession } from './useSession.ts'

/** Hangs below the profile button: accounts to act as, and what belongs to the person. */
export function ProfileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { switchTo, leave } = useSession()
  const navigate = useNavigate()
  const profile = useSelectedProfile()
  const identity = useIdentity()
  const mode = useColourMode()
  const offersInstalling = useOffersInstalling()
  return (
    <Menu.Root
      {...menu}
      open={isOpen}
      ids={{ trigger: profileButtonId }}
      positioning={{ placement: 'bottom-end', gutter: 8 }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Menu.Positioner>
        <Menu.Content width="348px" aria-labelledby={profileButtonId}>
          <Accounts onChosen={(accountId) => void switchTo(accountId)} />
          <Menu.Separator />
          {identity && profile?.canViewProfile && (
            <Menu.Item value="profile" onClick={() => void navigate(profilePath(identity))}>
              <CircleUser aria-hidden />
              <Text id="app.profile.open" />
            </Menu.Item>
          )}
          <Menu.Item value="password" onClick={() => void navigate('/private/change-password')}>
            <KeyRound aria-hidden />
            <Text id="app.profile.changePassword" />
          </Menu.Item>
          <Menu.Item value="mode" closeOnSelect={false} onClick={() => chooseColourMode(nextColourMode(mode))}>
            <Moon aria-hidden />
            <Text id="app.colourMode.name" />
            <Chosen>
              <Text id={`app.colourMode.${mode}`} />
            </Chosen>
          </Menu.Item>
          <Menu.Item value="language" onClick={() => chooseLanguage(otherLanguage)}>
            <Languages aria-hidden />
            <Text id="app.language.name" />
            <Chosen>
              <Text id={`app.language.${language}`} />
            </Chosen>
          </Menu.Item>
          {offersInstalling && (
            <Menu.Item
              value="install"
              onClick={() => {
                // A dialog gives the focus back to whatever had it, which must not be the menu that is gone.
                onClose()
                void install()
              }}
            >
              <MonitorDown aria-hidden />
              <Text id="app.install.name" />
            </Menu.Item>
          )}
          <Menu.Separator />
          <Menu.Item value="logout" onClick={() => void leave()}>
            <LogOut aria-hidden />
            <Text id="app.profile.logout" />
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

const Chosen = chakra('span', { base: { marginInlineStart: 'auto', textStyle: 'meta', color: 'muted' } })

function Accounts({ onChosen }: { onChosen: (accountId: string) => void }) {
  const identity = useIdentity()
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>
        <Text id="app.profile.accounts" />
      </Menu.ItemGroupLabel>
      {identity?.accountProfiles.map((profile) => {
        const { accountId, isDisabled } = profile
        const isCurrent = accountId === identity.selectedAccountId
        return (
          <Menu.Item
            key={accountId}
            value={accountId}
            disabled={isDisabled}
            aria-current={isCurrent || undefined}
            minHeight="56px"
            py="2"
            bg={isCurrent ? 'brand.subtle' : undefined}
            color={isCurrent ? 'brand.fg' : undefined}
            onClick={() => !isCurrent && !isDisabled && onChosen(accountId)}
          >
            <AccountRow profile={profile} isCurrent={isCurrent} />
          </Menu.Item>
        )
      })}
    </Menu.ItemGroup>
  )
}
