import { BadgeCheck } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'

const plans = ['COMPANY_PRO_PLUS', 'COMPANY_PRO'] as const

/** The licence that the company has, and the way to all there is to say of it. */
export function LicenceRow() {
  const { licences = [], features } = useIdentity() ?? {}
  if (!features?.['licenceManagement']) return null
  const plan = plans.find((each) => licences.includes(each))
  return (
    <ListRow
      to="/private/licenses"
      media={<IconTile icon={BadgeCheck} palette="brand" />}
      title={<Text id="companies.admin.licence" />}
      meta={<Text id={plan ? `licences.plan.${plan}` : 'companies.admin.noLicence'} />}
    />
  )
}
