import { chakra, Heading } from '@chakra-ui/react'
import { ChevronRight, CircleDot, Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NoPicture } from '#client/estates/estate/NoPicture.tsx'
import { Picture } from '#client/files/Picture.tsx'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Progress } from '#client/projects/progress.ts'
import { ProgressRing } from '#client/projects/ProgressRing.tsx'
import { projectsPath, useProjectPlace } from '#client/projects/projectPlace.ts'
import { Plate, State } from '#client/ui/marks.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading, SkeletonLine, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** What every screen says of its project, by a link too. */
export type Shown = Pick<ProjectFrameFragment, 'name' | 'projectNumber' | 'closedAt' | 'endDate' | 'image' | 'estate'>

const addressOf = ({ estate }: Shown) => [estate.addressLine1, estate.addressLine2].filter(Boolean).join(', ')

/** The project, where the work is, and how far it has come. */
export const ProjectHeader = ({ project, progress }: { project: Shown; progress: Progress }) => (
  <Frame>
    {project.image ? (
      <Picture file={project.image} alt="" sizes="(min-width: 960px) 248px, 100vw" first {...picture} />
    ) : (
      <NoPicture {...picture} />
    )}
    <chakra.div minWidth="0" display="grid" gap="2" alignContent="center">
      <Path here={project.estate.addressLine1} />
      <Heading as="h1" textStyle="display" tabIndex={-1} overflowWrap="anywhere">
        {project.name}
      </Heading>
      <Facts>
        {project.projectNumber && <Plate>{project.projectNumber}</Plate>}
        <ProjectState closedAt={project.closedAt} />
        <span>{addressOf(project)}</span>
      </Facts>
    </chakra.div>
    <chakra.div display="flex" alignItems="center" gap="4">
      <ProgressRing size="lg" percent={progress.percent} isDone={progress.percent === 100} />
      <chakra.div textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
        <chakra.b display="block" textStyle="base" color="ink">
          <Text id="projects.doneOf" values={{ done: progress.done, count: progress.count }} />
        </chakra.b>
        <Text id="projects.pointsFinished" />
        {project.endDate && (
          <chakra.span display="block">
            <Text id="projects.handoverOn" values={{ date: writtenDay(project.endDate) }} />
          </chakra.span>
        )}
      </chakra.div>
    </chakra.div>
  </Frame>
)

export const ProjectHeaderSkeleton = () => (
  <Loading>
    <Frame as="div">
      <SkeletonPicture height="156px" />
      <div>
        <SkeletonLine width="180px" of="meta" />
        <SkeletonLine width="320px" of="display" />
        <SkeletonLine width="260px" />
      </div>
      <Skeleton width="92px" height="92px" borderRadius="pill" />
    </Frame>
  </Loading>
)

/** In the screens below: it says where one is, and leaves the room to what one came for. */
export const SlimProjectHeader = ({ project, here }: { project: Shown; here: string }) => (
  <chakra.header display="grid" gap="3">
    <Path name={project.name} here={here} />
    <chakra.div display="flex" alignItems="center" gap="4" minWidth="0">
      {project.image ? <Picture file={project.image} alt="" sizes="88px" first objectFit="cover" {...slim} /> : <NoPicture {...slim} />}
      <chakra.div minWidth="0">
        <Heading as="h1" textStyle="title" tabIndex={-1} overflowWrap="anywhere">
          {project.name}
        </Heading>
        <Facts>
          {project.projectNumber && <Plate>{project.projectNumber}</Plate>}
          {project.closedAt && <ProjectState closedAt={project.closedAt} />}
          <span>{addressOf(project)}</span>
        </Facts>
      </chakra.div>
    </chakra.div>
  </chakra.header>
)

export const SlimProjectHeaderSkeleton = () => (
  <Loading>
    <chakra.div display="flex" alignItems="center" gap="4" marginTop={{ md: '10' }}>
      <Skeleton {...slim} />
      <chakra.div flex="1">
        <SkeletonLine width="240px" of="title" />
        <SkeletonLine width="160px" />
      </chakra.div>
    </chakra.div>
  </Loading>
)

const ProjectState = ({ closedAt }: { closedAt?: string | null | undefined }) =>
  closedAt ? (
    <State icon={Lock} tone="positive">
      <Text id="projects.closedOn" values={{ date: writtenDay(closedAt) }} />
    </State>
  ) : (
    <State icon={CircleDot} tone="info">
      <Text id="projects.running" />
    </State>
  )

/** The way back; on phones the bar has it, and a public link leads nowhere else. */
function Path({ name, here }: { name?: string; here: string }) {
  const { isPublic, path } = useProjectPlace()
  const text = useText()
  if (isPublic && !name) return null
  return (
    <Trail aria-label={text('projects.path')}>
      {!isPublic && (
        <>
          <Back to={projectsPath}>
            <Text id="projects.title" />
          </Back>
          <ChevronRight size={16} aria-hidden />
        </>
      )}
      {name && (
        <>
          <Back to={path}>{name}</Back>
          <ChevronRight size={16} aria-hidden />
        </>
      )}
      <span aria-current="page">{here}</span>
    </Trail>
  )
}

const picture = { width: 'full', height: { base: '200px', md: '156px' }, borderRadius: 'card', objectFit: 'cover' } as const
const slim = { width: '88px', height: '64px', borderRadius: 'control', flexShrink: 0 } as const
const Frame = chakra('header', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '5',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr) auto' },
  },
})
const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', textStyle: 'meta', color: 'muted' },
})
const Trail = chakra('nav', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    minHeight: '28px',
    textStyle: 'meta',
    color: 'muted',
  },
})
const Back = chakra(Link, { base: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } })
