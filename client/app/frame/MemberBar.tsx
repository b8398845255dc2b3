import { lazy, Suspense } from 'react'
import { useIsWide } from '#client/ui/useMediaQuery.ts'
import { Bar } from './Bar.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { useIsLicenceMissing } from './missingLicence.ts'
import { ProfileButton } from './ProfileButton.tsx'
import { SmallBar } from './SmallBar.tsx'

const MemberDrawer = lazy(async () => ({ default: (await import('./MemberDrawer.tsx')).MemberDrawer }))

const MissingLicenceDialog = lazy(async () => ({ default: (await import('./MissingLicenceDialog.tsx')).MissingLicenceDialog }))

/** The bar of those who are signed in. */
export function MemberBar() {
  return (
    <>
      <Bar>{useIsWide() ? <WideBar /> : <SmallBar menu={MemberDrawer} />}</Bar>
      {useIsLicenceMissing() && (
        <Suspense>
          <MissingLicenceDialog />
        </Suspense>
      )}
    </>
  )
}

const WideBar = () => (
  <>
    <MainMenu />
    <Logo />
    <ProfileButton />
  </>
)
