import { chakra } from '@chakra-ui/react'
import { fetched } from '#client/ui/fetched.tsx'
import { useIsWide } from '#client/ui/useMediaQuery.ts'
import { FindButton } from '../find/FindButton.tsx'
import { FindKeys } from '../find/FindKeys.tsx'
import { Bar } from './Bar.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { closeMissingLicence, useIsLicenceMissing } from './missingLicence.ts'
import { ProfileButton } from './ProfileButton.tsx'
import { SmallBar } from './SmallBar.tsx'
import { useIsTellingHow } from './tellingHow.ts'
import { useIsAskedToStay } from './useSession.ts'

const MemberDrawer = fetched(async () => (await import('./MemberDrawer.tsx')).MemberDrawer)
const MissingLicenceDialog = fetched(async () => (await import('./MissingLicenceDialog.tsx')).MissingLicenceDialog)

const InstallDialog = fetched(async () => (await import('./InstallDialog.tsx')).InstallDialog)
const LeaveWaitingDialog = fetched(async () => (await import('./LeaveWaitingDialog.tsx')).LeaveWaitingDialog)

/** The bar of those who are signed in. */
export function MemberBar() {
  return (
    <>
      <Bar>{useIsWide() ? <WideBar /> : <SmallBar menu={MemberDrawer} beside={<FindButton />} />}</Bar>
      <FindKeys />
      {useIsLicenceMissing() && <MissingLicenceDialog onClose={closeMissingLicence} />}
      {useIsTellingHow() && <InstallDialog />}
      {useIsAskedToStay() && <LeaveWaitingDialog />}
    </>
  )
}

const WideBar = () => (
  <>
    <MainMenu />
    <Logo />
    <chakra.span display="flex" alignItems="center" gap="2" marginInlineStart="auto">
      <FindButton />
      <ProfileButton />
    </chakra.span>
  </>
)
