import { chakra, Spinner } from '@chakra-ui/react'
import { ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { type AccountProfile } from '#client/access/identity.ts'
import { useRoleName } from '#client/access/useRoleName.ts'
import { Text } from '#client/messages/Text.tsx'
import { Avatar } from '#client/ui/marks.tsx'

interface AccountChoiceProps {
  profile: AccountProfile
  isCurrent: boolean
  isChoosing: boolean
  onChoose: () => void
  /** Beside the row, apart from choosing it. */
  action?: ReactNode
}

/** One account as a row to press; one that the company has blocked says so and can't be. */
export function AccountChoice({ profile, isCurrent, isChoosing, onChoose, action }: AccountChoiceProps) {
  const roleName = useRoleName()
  const { name, accountType, isDisabled } = profile
  return (
    <Item>
      <Row type="button" disabled={isDisabled} onClick={onChoose} aria-busy={isChoosing || undefined}>
        <Avatar name={name} square={accountType === 'company'} quiet={isDisabled} />
        <chakra.span flex="1" minWidth="0">
          <chakra.b display="block">{name}</chakra.b>
          <chakra.span display="block" textStyle="meta" color={isDisabled ? 'inherit' : 'muted'}>
            {isDisabled ? <Text id="accounts.accountList.disabled" /> : roleName(profile)}
            {isCurrent && (
              <>
                {' · '}
                <Text id="accounts.accountList.current" />
              </>
            )}
          </chakra.span>
        </chakra.span>
        {isChoosing ? <Spinner aria-hidden /> : isDisabled ? <Lock size={20} aria-hidden /> : <ChevronRight size={20} aria-hidden />}
      </Row>
      {action}
    </Item>
  )
}

const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', '& > button:last-of-type:not(:first-of-type)': { marginInlineEnd: '3' } },
})

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    flex: 1,
    minWidth: 0,
    minHeight: '76px',
    px: '5',
    py: '3',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    _focusVisible: { outlineOffset: '-2px' },
    _disabled: { color: 'faint', cursor: 'not-allowed' },
  },
})
