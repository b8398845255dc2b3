import { ClipboardCheck } from 'lucide-react'
import { leadsCompany } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Note } from '#client/ui/Note.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Loading } from '#client/ui/skeletons.tsx'
import { ForCompanyStaff } from './ForCompanyStaff.tsx'
import { CompanyCard, CompanyCardSkeleton } from './profile/CompanyCard.tsx'
import { EditProfileLink } from './profile/EditProfileLink.tsx'
import type { CompanyProfile } from './profile/useCompanyProfile.ts'
import { SubcontractorSection } from './subcontractors/SubcontractorSection.tsx'

/** One's own company: how it shows itself, and whom it calls in. */
export function CompanyPage(own: Own<CompanyProfile>) {
  const text = useText()
  return (
    <Page title={text('companies.company.title')} lead={<Text id="companies.company.lead" />} actions={<EditProfileLink />} narrow>
      <ForCompanyStaff>
        {(_companyId, identity) => (
          <>
            <Answered answer={own} skeleton={<ProfileSkeleton />}>
              {(profile) => <Profile profile={profile} />}
            </Answered>
            {identity.features['projectManagement'] && <ControlTemplates />}
            <SubcontractorSection mayChange={leadsCompany(identity)} />
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

const Profile = ({ profile }: { profile: CompanyProfile }) => (
  <>
    {!profile.isProven && (
      <Note title={<Text id="companies.unproven" />}>
        <Text id="companies.unprovenText" />
      </Note>
    )}
    <CompanyCard company={profile} />
  </>
)

const ProfileSkeleton = () => (
  <Loading>
    <CompanyCardSkeleton />
  </Loading>
)
