import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { ForCompanyStaff } from '#client/companies/ForCompanyStaff.tsx'
import { OwnProfileRow } from '#client/companies/OwnProfileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Loading } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { CompanyCard, CompanyCardSkeleton } from './CompanyCard.tsx'
import { EditProfileLink } from './EditProfileLink.tsx'
import type { CompanyProfile } from './useCompanyProfile.ts'

/** A company as others see it: one's own, or the one that the address names. */
export function CompanyPreviewPage(own: Own<CompanyProfile>) {
  const text = useText()
  const isOwn = own.variables['companyId'] === (useIdentity()?.companyId ?? '')
  return (
    <Page
      title={text(isOwn ? 'companies.preview.title' : 'companies.preview.otherTitle')}
      lead={isOwn && <Text id="companies.preview.lead" />}
      actions={isOwn && <EditProfileLink />}
      back="/private/company"
      narrow
    >
      <ForCompanyStaff>
        {() => (
          <Answered answer={own} skeleton={<CardSkeleton />} missing={<EmptyState title={<Text id="companies.preview.notFound" />} />}>
            {(company) => <CompanyCard company={company} />}
          </Answered>
        )}
      </ForCompanyStaff>
      {isOwn && (
        <Sheet paddingBlock="2">
          <Rows>
            <OwnProfileRow />
          </Rows>
        </Sheet>
      )}
    </Page>
  )
}

const CardSkeleton = () => (
  <Loading>
    <CompanyCardSkeleton />
  </Loading>
)
