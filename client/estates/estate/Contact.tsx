import { chakra } from '@chakra-ui/react'
import { Mail, Phone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Avatar } from '#client/ui/marks.tsx'
import { writtenPhone } from '#client/ui/writing.ts'
import { EmptyCard } from './EmptyCard.tsx'
import { useEstatePlace } from './estatePlace.ts'

interface ContactProps {
  name: string | null
  phone: string | null
  email: string | null
}

/** Whom to reach about the estate. */
export function Contact({ name, phone, email }: ContactProps) {
  const { estateId } = useEstatePlace()
  return (
    <Card icon={UserRound} title={<Text id="estates.contact.title" />}>
      {name || phone || email ? (
        <Rows>
          {name && (
            <li>
              <Row>
                <Avatar name={name} />
                <chakra.b>{name}</chakra.b>
              </Row>
            </li>
          )}
          {phone && (
            <Reach icon={<Phone size={20} aria-hidden />} href={`tel:${phone.replace(/\s/g, '')}`}>
              {writtenPhone(phone)}
            </Reach>
          )}
          {email && (
            <Reach icon={<Mail size={20} aria-hidden />} href={`mailto:${email}`}>
              {email}
            </Reach>
          )}
        </Rows>
      ) : (
        <EmptyCard action={<Text id="estates.contact.add" />} to={`/private/estates/modify/${estateId}`} if={['update', 'estate']}>
          <Text id="estates.contact.none" />
        </EmptyCard>
      )}
    </Card>
  )
}

const Reach = ({ icon, href, children }: { icon: ReactNode; href: string; children: string }) => (
  <li>
    <ReachLink href={href}>
      {icon}
      <chakra.span minWidth="0" overflowWrap="anywhere" textStyle="figures">
        {children}
      </chakra.span>
    </ReachLink>
  </li>
)

const row = { display: 'flex', alignItems: 'center', gap: '3', minHeight: '56px', paddingBlock: '2' } as const
const Row = chakra('div', { base: row })
const ReachLink = chakra('a', {
  base: { ...row, color: 'inherit', textDecoration: 'none', borderRadius: 'control', _hover: { bg: 'sunken' } },
})
