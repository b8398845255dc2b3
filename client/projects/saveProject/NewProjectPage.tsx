import { chakra } from '@chakra-ui/react'
import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { plateOf } from '#client/estates/estate/identity.ts'
import { NoPicture } from '#client/estates/estate/NoPicture.tsx'
import { Picture } from '#client/files/Picture.tsx'
import { type ProjectChoicesFragment, useEstateFrameQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ProjectShell } from '#client/projects/project/ProjectScreen.tsx'
import { hasProjectLicence, mayStartProjects } from '#client/projects/startsProjects.ts'
import { type Answer, Answered } from '#client/records/Answered.tsx'
import { useBarTitle } from '#client/ui/barTitle.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Plate } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { NoProjectLicence } from './NoProjectLicence.tsx'
import { StepsWaiting } from './StepsWaiting.tsx'

const NewProject = fetched(async () => (await import('./NewProject.tsx')).NewProject, <StepsWaiting />)

/** Starts a project on an estate that let the company in. */
export function NewProjectPage(own: Own<ProjectChoicesFragment>) {
  const estateId: string = own.variables['estateId']
  return <StartOnEstate estateId={estateId} options={own} back={privateEstatePath(estateId)} />
}

interface StartOnEstateProps {
  estateId: string
  /** Asked for whoever may start one. */
  options: Answer<ProjectChoicesFragment>
  back: string
  notLetIn?: ReactNode
}

/** The same from wherever the estate was found. */
export function StartOnEstate({ estateId, options, back, notLetIn }: StartOnEstateProps) {
  const identity = useIdentity()
  const text = useText()
  const mayStart = !!identity && mayStartProjects(identity)
  const isPaid = !!identity && hasProjectLicence(identity)
  useBarTitle(text('projects.start'), back)
  if (notLetIn && refusalOf(options.error)?.code === 'entityNotFound') return notLetIn
  return (
    <ProjectShell title={text('projects.start')} error={options.error}>
      {!mayStart ? (
        <DeniedState>
          <Text id="projects.new.staffOnly" />
        </DeniedState>
      ) : !isPaid ? (
        <NoProjectLicence />
      ) : (
        <Stack gap="5">
          <Site estateId={estateId} />
          <Answered answer={options} skeleton={<NewProject.Skeleton />}>
            {(known) => <NewProject key={estateId} estateId={estateId} options={known} back={back} />}
          </Answered>
        </Stack>
      )}
    </ProjectShell>
  )
}

/** Where the work will be. */
function Site({ estateId }: { estateId: string }) {
  const { data, loading } = useEstateFrameQuery({ variables: { estateId }, ...screenQuery })
  const estate = data?.estate
  if (!estate) return loading ? <Skeleton height="82px" borderRadius="card" /> : null
  const picture = { width: '72px', height: '56px', borderRadius: 'control', flexShrink: 0, objectFit: 'cover' } as const
  return (
    <Sheet display="flex" alignItems="center" gap="4" padding="3">
      {estate.image ? <Picture file={estate.image} alt="" sizes="72px" {...picture} /> : <NoPicture {...picture} />}
      <chakra.div minWidth="0" flex="1">
        <b>{estate.addressLine1}</b>
        <chakra.p textStyle="meta" color="muted">
          {estate.addressLine2}
        </chakra.p>
      </chakra.div>
      <chakra.span hideBelow="sm">
        <Plate>{plateOf(estate.identity)}</Plate>
      </chakra.span>
      <chakra.span color="muted" hideFrom="sm">
        <House size={20} aria-hidden />
      </chakra.span>
    </Sheet>
  )
}
