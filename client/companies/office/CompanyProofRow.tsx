import { Button, chakra } from '@chakra-ui/react'
import { BadgeCheck, CircleHelp, Hourglass, type LucideIcon, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Avatar, State, type Tone } from '#client/ui/marks.tsx'
import { writtenDay, writtenOrganizationNumber } from '#client/ui/writing.ts'
import type { CompanyProof } from './companyProof.ts'

const ConfirmDialog = fetched(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)

const looks: Record<CompanyProof['state'], { icon: LucideIcon; tone: Tone }> = {
  UNPROVEN: { icon: Hourglass, tone: 'caution' },
  DOUBTED: { icon: CircleHelp, tone: 'caution' },
  PROVEN: { icon: ShieldCheck, tone: 'positive' },
  CONFIRMED: { icon: BadgeCheck, tone: 'positive' },
}

/** One company: who registered it, what is known of them, and a button where that is not enough. */
export function CompanyProofRow({ company }: { company: CompanyProof }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { name, organizationNumber, registeredBy, createdAt, isEmailProven, registerRole, state, reason } = company
  const isOpen = state === 'UNPROVEN' || state === 'DOUBTED'
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="3">
      <Avatar name={name} square />
      <chakra.div flex="1" minWidth="220px">
        <b>{name}</b>
        <chakra.p textStyle="meta" color="muted">
          {writtenOrganizationNumber(organizationNumber)}
          {' · '}
          <Text
            id="companies.office.registered"
            values={{ name: registeredBy ?? text('companies.office.nobody'), day: writtenDay(createdAt) }}
          />
          {' · '}
          <Text id={isEmailProven ? 'companies.office.emailProven' : 'companies.office.emailUnproven'} />
          {registerRole && ` · ${registerRole}`}
          {reason && ` · ${reason}`}
        </chakra.p>
      </chakra.div>
      <State {...looks[state]}>
        <Text id={`companies.office.state.${state}`} />
      </State>
      {isOpen && (
        <Button
          onPointerEnter={ConfirmDialog.beforehand}
          onClick={() => setAsking(true)}
          aria-label={text('companies.office.confirmNamed', { name })}
        >
          <Text id="companies.office.confirm" />
        </Button>
      )}
      {isAsking && <ConfirmDialog company={company} onClose={() => setAsking(false)} />}
    </chakra.li>
  )
}
