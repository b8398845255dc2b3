import { Button } from '@chakra-ui/react'
import { Eye, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ForCompanyAdmin } from '#client/companies/ForCompanyAdmin.tsx'
import { OwnProfileRow } from '#client/companies/OwnProfileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading } from '#client/ui/skeletons.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { CompanyProfileForm } from './CompanyProfileForm.tsx'
import { LicenceRow } from './LicenceRow.tsx'
import { LogoSection } from './LogoSection.tsx'
import { useCompanyProfile } from './useCompanyProfile.ts'

/** What an administrator keeps of the company: its profile, its logo, and the way to its people. */
export function CompanyAdminPage() {
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
      <ForCompanyAdmin>{(companyId) => <Admin companyId={companyId} />}</ForCompanyAdmin>
    </Page>
  )
}

function Admin({ companyId }: { companyId: string }) {
  const { profile, error, retry, save, newest, readAgain, removeLogo } = useCompanyProfile(companyId)
  if (error) return <ErrorState onRetry={retry} />
  if (!profile) {
    return (
      <Loading>
        <Skeleton height="1200px" borderRadius="card" />
      </Loading>
    )
  }
  return (
    <>
      <LogoSection company={profile} onStored={readAgain} onRemove={removeLogo} />
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
      <CompanyProfileForm profile={profile} onSave={save} onNewest={newest} />
    </>
  )
}
