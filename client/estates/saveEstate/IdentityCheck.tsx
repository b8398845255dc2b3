import { chakra, Spinner } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { CircleCheck, CircleHelp, CircleX, type LucideIcon, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { EstateValues } from './estateForm.ts'
import { useIdentityStatus } from './useIdentityStatus.ts'

/** Says beside the numbers whether they are free to use, and what the register has there. */
export function IdentityCheck() {
  const { values, initialValues } = useFormikContext<EstateValues>()
  const status = useIdentityStatus(values, initialValues)
  return (
    <chakra.div aria-live="polite" minHeight="44px" display="grid" alignItems="center">
      <StatusText status={status} />
    </chakra.div>
  )
}

function StatusText({ status }: { status: ReturnType<typeof useIdentityStatus> }) {
  const isOwner = useIdentity()?.roles.includes('Customer.Owner')
  if (status === 'unknown')
    return (
      <chakra.p textStyle="meta" color="muted">
        <Text id="estates.form.check.unknown" />
      </chakra.p>
    )
  if (status === 'checking')
    return (
      <Line>
        <Spinner aria-hidden size="sm" />
        <Text id="estates.form.check.checking" />
      </Line>
    )
  if (status === 'away')
    return (
      <Said icon={Unplug} color="muted">
        <Text id="estates.form.check.away" />
      </Said>
    )
  const { isAvailable, isRegistered, address } = status
  if (!isAvailable)
    return (
      <Said icon={CircleX} color="critical">
        <Text id="estates.form.check.taken" /> {isOwner && <JoinLink />}
      </Said>
    )
  if (!isRegistered)
    return (
      <Said icon={CircleHelp} color="caution.fg">
        <Text id="estates.form.check.notRegistered" />
      </Said>
    )
  return (
    <Said icon={CircleCheck} color="positive">
      {address ? <Text id="estates.form.check.freeAt" values={{ address }} /> : <Text id="estates.form.check.free" />}
    </Said>
  )
}

const Said = ({ icon: Icon, color, children }: { icon: LucideIcon; color: string; children: ReactNode }) => (
  <Line>
    <chakra.span color={color} marginTop="2px">
      <Icon size={20} aria-hidden />
    </chakra.span>
    <span>{children}</span>
  </Line>
)

const Line = chakra('p', { base: { display: 'flex', gap: '2', alignItems: 'flex-start' } })

const JoinLink = () => (
  <>
    <Text id="estates.form.check.join" />{' '}
    <TextLink to="/private/estates?find=mine">
      <Text id="estates.findMine" />
    </TextLink>
  </>
)
