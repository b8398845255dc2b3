import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense, useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text } from '#client/messages/Text.tsx'
import { Bar } from './Bar.tsx'
import { MemberBar, PublicBar } from './bars.tsx'
import { EmailBanner } from './EmailBanner.tsx'
import { Footer } from './Footer.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { OnTheWay } from './OnTheWay.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { useLastPlace } from './useLastPlace.ts'

/** What is around every screen: the bar of who is here, the screen, the footer. */
export function Frame({ bar }: { bar?: ReactNode }) {
  const identity = useIdentity()
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  useLastPlace()
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        <Text id="app.skip" />
      </SkipLink>
      <Suspense fallback={<Bar> </Bar>}>{bar || (identity?.isAnonymous === false ? <MemberBar /> : <PublicBar />)}</Suspense>
      <OnTheWay />
      <OfflineBanner />
      <EmailBanner />
      {/* The footer waits below the window, so that nothing moves when a screen grows. */}
      <chakra.main ref={main} id="main" tabIndex={-1} flex="1 0 auto" minHeight={{ base: 'calc(100dvh - {sizes.bar})', _print: '0' }}>
        <Outlet />
      </chakra.main>
      <Footer />
      <ScrollRestoration />
    </chakra.div>
  )
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    px: '4',
    py: '3',
    bg: 'brand',
    color: 'brand.contrast',
    borderRadius: 'control',
    fontWeight: 'medium',
    transform: 'translateY(-80px)',
    _focus: { transform: 'none' },
  },
})
