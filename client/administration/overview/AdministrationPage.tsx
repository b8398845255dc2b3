import {
  BadgeCheck,
  HardDrive,
  LifeBuoy,
  Mail,
  MailQuestion,
  RotateCw,
  ScrollText,
  ShieldCheck,
  type LucideIcon,
  UsersRound,
} from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { type AdministrationQuery, useAdministrationQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { OfficePage } from '../OfficePage.tsx'

type Figures = AdministrationQuery['administration']

interface Entry {
  to: string
  name: 'users' | 'companies' | 'claims' | 'licences' | 'mails' | 'jobs' | 'audit' | 'storage' | 'support'
  icon: LucideIcon
  /** What waits for somebody there. */
  waits?: (figures: Figures) => number
  /** The part of the product that it is about. */
  needs?: string
}
const entries: readonly Entry[] = [
  {
    to: '/private/administration/companies',
    name: 'companies',
    icon: ShieldCheck,
    waits: ({ waitingCompanyCount }) => waitingCompanyCount,
    needs: 'companyAccountManagement',
  },
  { to: '/private/claims', name: 'claims', icon: MailQuestion, waits: ({ waitingClaimCount }) => waitingClaimCount },
  { to: '/private/administration/mails', name: 'mails', icon: Mail, waits: ({ failedMailCount }) => failedMailCount },
  { to: '/private/administration/jobs', name: 'jobs', icon: RotateCw, waits: ({ failingJobCount }) => failingJobCount },
  { to: '/private/administration/users', name: 'users', icon: UsersRound },
  { to: '/private/administration/licences', name: 'licences', icon: BadgeCheck, needs: 'licenceManagement' },
  { to: '/private/administration/audit', name: 'audit', icon: ScrollText },
  { to: '/private/administration/storage', name: 'storage', icon: HardDrive },
  { to: '/private/support', name: 'support', icon: LifeBuoy },
]

/** Where those begin who look after the whole system: what waits, and where everything is found. */
export const AdministrationPage = () => (
  <OfficePage of="overview" back="/private/estates">
    <Overview />
  </OfficePage>
)

function Overview() {
  const text = useText()
  const features = useIdentity()?.features
  const shown = entries.filter(({ needs }) => !needs || features?.[needs])
  const { data, error, refetch } = useAdministrationQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  return (
    <Asked asked={{ data: data?.administration, error, retry: () => void refetch() }} skeleton={<RecordsSkeleton />}>
      {(figures) => (
        <Sheet paddingBlock="2">
          <Rows aria-label={text('administration.page.overview')}>
            {shown.map(({ to, name, icon, waits }) => {
              const waiting = waits?.(figures) ?? 0
              return (
                <ListRow
                  key={name}
                  to={to}
                  media={<IconTile icon={icon} palette="brand" />}
                  title={text(`administration.page.${name}`)}
                  meta={text(`administration.figures.${name}`, { ...figures, size: writtenSize(figures.storedBytes) })}
                  value={
                    waiting > 0 && (
                      <Count tone="waiting" aria-label={text('administration.waits', { count: waiting })}>
                        {waiting}
                      </Count>
                    )
                  }
                />
              )
            })}
          </Rows>
        </Sheet>
      )}
    </Asked>
  )
}
