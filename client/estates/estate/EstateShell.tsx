import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useBarTitle } from '#client/ui/barTitle.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { Page } from '#client/ui/Page.tsx'
import { DeniedState, EmptyState, ErrorState } from '#client/ui/states.tsx'
import { WithSideList } from '#client/ui/WithSideList.tsx'
import { EstateHeader, EstateHeaderSkeleton } from './EstateHeader.tsx'
import { EstateNotFound } from './EstateNotFound.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { PhoneSections } from './PhoneSections.tsx'
import { RecordNotFound } from './RecordNotFound.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { type EstateSectionName, estateSections } from './sections.ts'
import { SlimHeader, SlimHeaderSkeleton } from './SlimHeader.tsx'
import { useLostEstate } from './useLostEstate.ts'
import { WayBack } from './WayBack.tsx'
import { WhoCanGrant } from './WhoCanGrant.tsx'

const SupportBanner = fetched(async () => (await import('./SupportBanner.tsx')).SupportBanner, null)

export interface EstateShellProps {
  section: EstateSectionName
  /** Why the screen's query has nothing to show. */
  error?: unknown
  onRetry: () => void
  /** Of a screen below the section's own: what it is called, and what stands above it. A phone's bar says the section, and the title where no heading of the screen's own does. */
  subscreen?: { title: string; back: string; isUnheaded?: boolean }
  /** In place of what the address names on the estate, and is not there. */
  missing?: ReactNode
  children: ReactNode
}

/** Every screen of an estate: its header, the menu of its sections, and the section itself. */
export function EstateShell({ section, error, onRetry, subscreen, missing, children }: EstateShellProps) {
  const { estateId, isPublic, path, project } = useEstatePlace()
  const text = useText()
  // The screen's own query brings this along.
  const estate = useEstateFrameQuery({ variables: { estateId }, fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' }).data?.estate
  const [isFolded, setFolded] = useState(true)
  const folds = section === 'yearWheel' ? { isFolded, onFold: setFolded } : undefined
  const isSystemAdmin = useIdentity()?.roles.includes('System.Admin')
  const isFirst = section === 'summary'
  const name = estate?.addressLine1
  const title = isFirst ? (name ?? text('estates.title')) : (subscreen?.title ?? text(`estates.section.${section}`))
  const back = isFirst ? (isPublic ? undefined : '/private/estates') : (subscreen?.back ?? project ?? path)
  useBarTitle(title, back, true)

  const code = refusalOf(error)?.code
  // A link that is made for a project shows nothing of the estate, and nobody could give it more.
  const isMissing = code === 'entityNotFound' || (isPublic && !estate && code === 'authorizationFailure')
  const { isLost, isSought } = useLostEstate(estateId, isMissing)
  if (isLost) return <EstateNotFound />
  // What stood here before may have said that it is not found: its heading stays.
  if (isMissing && !estate) return isSought ? <Page title={text('estates.title')}>{null}</Page> : <EstateNotFound />
  const Header = isFirst ? EstateHeader : SlimHeader
  const HeaderSkeleton = isFirst ? EstateHeaderSkeleton : SlimHeaderSkeleton
  return (
    <Page title={isFirst || !name ? title : `${title} – ${name}`} ownHeading={!error || !!estate} tight>
      {isSystemAdmin && !isPublic && <SupportBanner estateId={estateId} />}
      {project && (
        <WayBack to={project}>
          <Text id="estates.toProject" />
        </WayBack>
      )}
      <PhoneSections
        current={section}
        estate={estate ?? undefined}
        subscreenTitle={subscreen?.isUnheaded ? subscreen.title : undefined}
        hasBar={!!back}
      />
      {estate ? (
        <Header estate={estate} />
      ) : (
        !error && (
          <>
            <Heading as="h1" srOnly>
              {title}
            </Heading>
            <HeaderSkeleton />
          </>
        )
      )}
      <WithSideList data-folded={folds?.isFolded || undefined}>
        <SectionMenu current={section} estate={estate ?? undefined} folds={folds} />
        <chakra.div minWidth="0">
          {!error ? (
            children
          ) : isMissing ? (
            !isSought && (missing ?? <RecordNotFound section={section} />)
          ) : code === 'authorizationFailure' ? (
            <DeniedState>
              <WhoCanGrant owner={estate?.contactName} />
            </DeniedState>
          ) : refusalOf(error)?.reason === 'feature' ? (
            <EmptyState icon={estateSections[section].icon} title={<Text id="estates.switchedOff" />} />
          ) : (
            <ErrorState onRetry={onRetry} />
          )}
        </chakra.div>
      </WithSideList>
    </Page>
  )
}
