import { Button } from '@chakra-ui/react'
import { Eye, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { ForCompanyAdmin } from '#client/companies/ForCompanyAdmin.tsx'
import { OwnProfileRow } from '#client/companies/OwnProfileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading } from '#client/ui/skeletons.tsx'
import { LicenceRow } from './LicenceRow.tsx'
import { LogoSection } from './LogoSection.tsx'
import { type CompanyProfile, useCompanyProfile } from './useCompanyProfile.ts'

const CompanyProfileForm = fetched(
  async () => (await import('./CompanyProfileForm.tsx')).CompanyProfileForm,
  <Loading>
    <Skeleton height="800px" borderRadius="card" />
  </Loading>,
)

/** What an administrator keeps of the company: its profile, its logo, and the way to its people. */
export function CompanyAdminPage(own: Own<CompanyProfile>) {
  const text = useText()
  const preview = (
    <Button asChild>
      <Link to="/private/profile/company">
        <Eye aria-hidden />
        <Text id="companies.admin.preview" />
      </Link>
    </Button>
  )
  return (
    <Page title={text('companies.admin.title')} lead={<Text id="companies.admin.lead" />} actions={preview} back="/private/company" narrow>
      <ForCompanyAdmin>
        {(companyId) => (
          <Answered answer={own} skeleton={<AdminSkeleton />}>
            {(profile) => <Admin companyId={companyId} profile={profile} own={own} />}
          </Answered>
        )}
      </ForCompanyAdmin>
    </Page>
  )
}

const AdminSkeleton = () => (
  <>
    <Loading>
      <Skeleton height="400px" borderRadius="card" />
    </Loading>
    <CompanyProfileForm.Skeleton />
  </>
)

interface AdminProps {
  companyId: string
  profile: CompanyProfile
  own: Own<CompanyProfile>
}

function Admin({ companyId, profile, own: { again, newest } }: AdminProps) {
  const { save, removeLogo } = useCompanyProfile(companyId)
  return (
    <>
      <LogoSection company={profile} onStored={again} onRemove={(fileId) => removeLogo(fileId).then(again)} />
      <Sheet paddingBlock="2">
        <Rows>
          <ListRow
            to="/private/company/users"
            media={<IconTile icon={Users} palette="brand" />}
            title={<Text id="companies.users.title" />}
            meta={<Text id="companies.users.lead" />}
          />
          <LicenceRow />
          <OwnProfileRow />
        </Rows>
      </Sheet>
      <CompanyProfileForm profile={profile} onSave={save} onNewest={() => newest()} />
    </>
  )
}
