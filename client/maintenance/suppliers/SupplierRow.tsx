import { chakra } from '@chakra-ui/react'
import { CircleDashed, Hourglass, KeyRound, type LucideIcon } from 'lucide-react'
import type { SupplierAccess } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { RowOf } from '#client/records/Records.tsx'
import { Avatar, State, type Tone } from '#client/ui/marks.tsx'
import { OutsideLink } from '#client/ui/TextLink.tsx'
import { Unproven } from '#client/ui/Unproven.tsx'
import { writtenDay, writtenPhone } from '#client/ui/writing.ts'
import type { Supplier } from './suppliers.ts'

const looks = {
  none: { icon: CircleDashed, tone: 'neutral' },
  asked: { icon: Hourglass, tone: 'caution' },
  granted: { icon: KeyRound, tone: 'positive' },
} as const satisfies Record<SupplierAccess, { icon: LucideIcon; tone: Tone }>

/** Two that may stand above each other on a phone: each as high as a thumb needs. */
const ReachLink = chakra(OutsideLink, { base: { display: 'inline-block', paddingBlock: '1' } })

/** Who it is, how it is reached, what it has to do, and whether it sees the estate. */
export const SupplierRow = ({
  record: { name, trade, partyKind, phone, email, openTaskCount, nextDate, access, isCompanyProven },
  actions,
}: RowOf<Supplier>) => (
  <RecordRow
    thumb={<Avatar name={name} square={partyKind === 'supplier'} />}
    name={name}
    meta={
      <>
        <span>
          <Text id={`trades.${trade}`} />
        </span>
        {partyKind === 'landlord' && (
          <span>
            <Text id="maintenance.partyKind.landlord" />
          </span>
        )}
        <ReachLink href={`tel:${phone}`} whiteSpace="nowrap">
          {writtenPhone(phone)}
        </ReachLink>
        <ReachLink href={`mailto:${email}`}>{email}</ReachLink>
        <span>
          <Text id="maintenance.supplier.open" values={{ count: openTaskCount }} />
          {nextDate && (
            <>
              {', '}
              <Text id="maintenance.nextOn" values={{ date: writtenDay(nextDate) }} />
            </>
          )}
        </span>
      </>
    }
    mark={
      <>
        <State {...looks[access]}>
          <Text id={`maintenance.supplier.access.${access}`} />
        </State>{' '}
        <Unproven isProven={isCompanyProven} />
      </>
    }
    actions={actions}
  />
)
