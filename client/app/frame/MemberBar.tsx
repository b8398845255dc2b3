import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { useShownBarTitle } from '#client/ui/barTitle.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { useIsWide } from '#client/ui/useMediaQuery.ts'
import { BackTitle } from './BackTitle.tsx'
import { Bar } from './Bar.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { ProfileButton } from './ProfileButton.tsx'

const MemberDrawer = lazy(async () => ({ default: (await import('./MemberDrawer.tsx')).MemberDrawer }))

/** The bar of those who are signed in. */
export function MemberBar() {
  return <Bar>{useIsWide() ? <WideBar /> : <SmallBar />}</Bar>
}

const WideBar = () => (
  <>
    <MainMenu />
    <Logo />
    <ProfileButton />
  </>
)

function SmallBar() {
  const [isOpen, setOpen] = useState(false)
  const shown = useShownBarTitle()
  const text = useText()
  return (
    <>
      {shown ? <BackTitle {...shown} /> : <Logo />}
      <IconButton
        icon={MenuIcon}
        label={text('app.menu.openSmall')}
        marginInlineStart="auto"
        marginInlineEnd="-10px"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MemberDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
