import { useSearchParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { ForCompanyStaff } from '#client/companies/ForCompanyStaff.tsx'
import { OwnProfileRow } from '#client/companies/OwnProfileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Loading } from '#client/ui/skeletons.tsx'
import { EmptyState, ErrorState } from '#client/ui/states.tsx'
import { CompanyCard, CompanyCardSkeleton } from './CompanyCard.tsx'
import { EditProfileLink } from './EditProfileLink.tsx'
import { useCompanyPreview } from './useCompanyProfile.ts'

/** A company as others see it: one's own, or the one that the address names. */
export function CompanyPreviewPage() {
  const text = useText()
  const [params] = useSearchParams()
  const own = useIdentity()?.companyId
  const companyNumber = params.get('company')
  const isOwn = !companyNumber || companyNumber === own
  return (
    <Page
      title={text(isOwn ? 'companies.preview.title' : 'companies.preview.otherTitle')}
      lead={isOwn && <Text id="companies.preview.lead" />}
      actions={isOwn && <EditProfileLink />}
      back="/private/company"
      narrow
    >
      <ForCompanyStaff>{(companyId) => <Preview companyId={companyNumber ?? companyId} />}</ForCompanyStaff>
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

function Preview({ companyId }: { companyId: string }) {
  const { company, error, retry } = useCompanyPreview(companyId)
  if (company) return <CompanyCard company={company} />
  if (!error) {
    return (
      <Loading>
        <CompanyCardSkeleton />
      </Loading>
    )
  }
  const isUnknown = refusalOf(error)?.code === 'entityNotFound'
  return isUnknown ? <EmptyState title={<Text id="companies.preview.notFound" />} /> : <ErrorState onRetry={retry} />
}
