import { chakra } from '@chakra-ui/react'
import { Check, Lock } from 'lucide-react'
import type { AccountProfile } from '#client/access/identity.ts'
import { useRoleName } from '#client/access/useRoleName.ts'
import { Text } from '#client/messages/Text.tsx'
import { Avatar } from '#client/ui/marks.tsx'

/** An account inside of whatever chooses it: mark, name, and role or why it can't be chosen. */
export function AccountRow({ profile, isCurrent }: { profile: AccountProfile; isCurrent: boolean }) {
  const roleName = useRoleName()
  const { name, accountType, isDisabled } = profile
  return (
    <>
      <Avatar name={name} square={accountType === 'company'} quiet={isDisabled} />
      <chakra.span flex="1" minWidth="0" lineHeight="20px">
        <chakra.b display="block">{name}</chakra.b>
        <chakra.small display="block" fontSize="meta" lineHeight="18px" color={isDisabled ? 'inherit' : 'muted'}>
          {isDisabled ? <Text id="app.profile.disabled" /> : roleName(profile)}
        </chakra.small>
      </chakra.span>
      {isCurrent && <Check size={20} aria-hidden />}
      {isDisabled && <Lock size={20} aria-hidden />}
    </>
  )
}
