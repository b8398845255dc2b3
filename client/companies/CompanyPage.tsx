import { ClipboardCheck } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Note } from '#client/ui/Note.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Loading } from '#client/ui/skeletons.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { ForCompanyStaff } from './ForCompanyStaff.tsx'
import { CompanyCard, CompanyCardSkeleton } from './profile/CompanyCard.tsx'
import { EditProfileLink } from './profile/EditProfileLink.tsx'
import { useCompanyProfile } from './profile/useCompanyProfile.ts'
import { SubcontractorSection } from './subcontractors/SubcontractorSection.tsx'

/** One's own company: how it shows itself, and whom it calls in. */
export function CompanyPage() {
  const text = useText()
  return (
    <Page title={text('companies.company.title')} lead={<Text id="companies.company.lead" />} actions={<EditProfileLink />} narrow>
      <ForCompanyStaff>
        {(companyId, { roles, features }) => (
          <>
            <Profile companyId={companyId} />
            {features['projectManagement'] && <ControlTemplates />}
            <SubcontractorSection mayChange={roles.includes('Company.Admin') || roles.includes('Company.Leader')} />
          </>
        )}
      </ForCompanyStaff>
    </Page>
  )
}

const ControlTemplates = () => (
  <Sheet paddingBlock="2">
    <Rows>
      <ListRow
        to="/private/company/control-templates"
        media={<IconTile icon={ClipboardCheck} palette="brand" />}
        title={<Text id="companies.controlTemplates" />}
        meta={<Text id="companies.controlTemplatesText" />}
      />
    </Rows>
  </Sheet>
)

function Profile({ companyId }: { companyId: string }) {
  const { profile, error, retry } = useCompanyProfile(companyId)
  if (profile)
    return (
      <>
        {!profile.isProven && (
          <Note title={<Text id="companies.unproven" />}>
            <Text id="companies.unprovenText" />
          </Note>
        )}
        <CompanyCard company={profile} />
      </>
    )
  if (error) return <ErrorState onRetry={retry} />
  return (
    <Loading>
      <CompanyCardSkeleton />
    </Loading>
  )
}
