import { chakra, Flex, Heading } from '@chakra-ui/react'
import { BadgeCheck, Droplets, Globe, type LucideIcon, Mail, MapPin, Phone, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Plate, State } from '#client/ui/marks.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { OutsideLink } from '#client/ui/TextLink.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { writtenOrganizationNumber, writtenPhone } from '#client/ui/writing.ts'
import { CompanyMark } from './CompanyMark.tsx'
import type { CompanyProfile } from './useCompanyProfile.ts'

/** A company as it shows itself: who it is, what it can, and how it is reached. */
export function CompanyCard({ company, action }: { company: CompanyProfile; action?: ReactNode }) {
  const { name, organizationNumber, isProven, description, trades } = company
  return (
    <Sheet flush as="article">
      <chakra.div height="8px" bg="brand.solid" aria-hidden />
      <chakra.div padding={{ base: '5', sm: '8' }} display="grid" gap="6">
        <Flex gap="5" alignItems={{ base: 'start', sm: 'center' }} direction={{ base: 'column', sm: 'row' }}>
          <CompanyMark company={company} />
          <chakra.div minWidth="0" flex="1">
            <Heading as="h2" textStyle="title" overflowWrap="anywhere">
              {name}
            </Heading>
            <chakra.p color="muted" marginTop="1">
              {trades.map((trade, i) => (
                <span key={trade}>
                  {i > 0 && ' · '}
                  <Text id={`trades.${trade}`} />
                </span>
              ))}
            </chakra.p>
            <chakra.p marginTop="2" display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <Plate>
                <Text id="companies.profile.numbered" values={{ number: writtenOrganizationNumber(organizationNumber) }} />
              </Plate>
              <Unproven isProven={isProven} />
            </chakra.p>
          </chakra.div>
          {action}
        </Flex>
        <Approvals company={company} />
        {description && (
          <chakra.p whiteSpace="pre-line" maxWidth="70ch" overflowWrap="anywhere">
            {description}
          </chakra.p>
        )}
        <Contact company={company} />
      </chakra.div>
    </Sheet>
  )
}

function Approvals({ company: { centralApproval, wetRoomCertificate, insuranceCompany } }: { company: CompanyProfile }) {
  if (!centralApproval && !wetRoomCertificate && !insuranceCompany) return null
  return (
    <Flex gap="2" flexWrap="wrap">
      {centralApproval && (
        <State icon={BadgeCheck} tone="positive">
          <Text id="companies.profile.centralApproval" />
        </State>
      )}
      {wetRoomCertificate && (
        <State icon={Droplets} tone="info">
          <Text id="companies.profile.wetRoomCertificate" />
        </State>
      )}
      {insuranceCompany && (
        <State icon={ShieldCheck} tone="brand">
          <Text id="companies.profile.insuredAt" values={{ company: insuranceCompany }} />
        </State>
      )}
    </Flex>
  )
}

function Contact({ company: { contactName, phone, email, website, addressLine1, postalCode, city } }: { company: CompanyProfile }) {
  const address = [addressLine1, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (!contactName && !phone && !email && !website && !address) {
    return (
      <chakra.p color="muted">
        <Text id="companies.profile.noContact" />
      </chakra.p>
    )
  }
  return (
    <Lines>
      {contactName && <Line icon={UserRound}>{contactName}</Line>}
      {phone && (
        <Line icon={Phone}>
          <OutsideLink href={`tel:${phone}`}>{writtenPhone(phone)}</OutsideLink>
        </Line>
      )}
      {email && (
        <Line icon={Mail}>
          <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>
        </Line>
      )}
      {website && (
        <Line icon={Globe}>
          <OutsideLink href={website} target="_blank" rel="noopener noreferrer">
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </OutsideLink>
        </Line>
      )}
      {address && <Line icon={MapPin}>{address}</Line>}
    </Lines>
  )
}

const Line = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <chakra.span color="muted" flexShrink="0" marginTop="2px">
      <Icon size={20} aria-hidden />
    </chakra.span>
    <chakra.span minWidth="0" overflowWrap="anywhere">
      {children}
    </chakra.span>
  </li>
)

const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    columnGap: '6',
    borderTopWidth: '1px',
    paddingTop: '5',
    '& li': { display: 'flex', gap: '3', alignItems: 'start', minHeight: '28px' },
  },
})

export const CompanyCardSkeleton = () => <Skeleton height={{ base: '520px', sm: '400px' }} borderRadius="card" />
