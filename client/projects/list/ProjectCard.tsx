import { chakra, Flex, Heading } from '@chakra-ui/react'
import { BellDot, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NoPicture } from '#client/estates/estate/NoPicture.tsx'
import { Picture } from '#client/files/Picture.tsx'
import type { ProjectCardPartsFragment } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { progressOf } from '#client/projects/progress.ts'
import { ProgressBar } from '#client/projects/ProgressBar.tsx'
import { privateProjectPath } from '#client/projects/projectPlace.ts'
import { Enamel, Plate, State } from '#client/ui/marks.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { houseNumber } from '#schema/estates/houseNumber.ts'

/** One project: where it is, for whom, how far it has come; and only what is not in order beside that. */
export function ProjectCard({ project }: { project: ProjectCardPartsFragment }) {
  const { id, name, projectNumber, customer, estate, image, endDate, closedAt, unseenOrderCount, openDeviationCount } = project
  const { pointCount, completedPointCount, awaitingPointCount } = project
  const number = houseNumber(estate.addressLine1)
  const place = [customer?.name, estate.addressLine1, estate.addressLine2].filter(Boolean).join(' · ')
  return (
    <chakra.li minWidth="0">
      <Frame to={privateProjectPath(id)}>
        <PictureOf>
          {image ? (
            <Picture file={image} alt="" sizes="196px" width="full" height="full" objectFit="cover" />
          ) : (
            <NoPicture width="full" height="full" />
          )}
          {number && (
            <Enamel position="absolute" insetStart="3" bottom="3" aria-hidden>
              {number}
            </Enamel>
          )}
        </PictureOf>
        <chakra.div minWidth="0" padding={{ base: '4', sm: '5' }} display="grid" gap="2" alignContent="start">
          <div>
            <Heading as="h2" textStyle="lead" overflowWrap="anywhere">
              {name}
            </Heading>
            <chakra.p textStyle="meta" color="muted">
              {place}
            </chakra.p>
          </div>
          <Flex flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2" textStyle="meta" color="muted">
            {projectNumber && <Plate>{projectNumber}</Plate>}
            {closedAt ? (
              <Text id="projects.closedOn" values={{ date: writtenDay(closedAt) }} />
            ) : (
              endDate && <Text id="projects.handoverOn" values={{ date: writtenDay(endDate) }} />
            )}
          </Flex>
          <ProgressBar progress={progressOf([{ pointCount, completedPointCount, awaitingPointCount, isDisabled: false }])} />
          {(unseenOrderCount > 0 || openDeviationCount > 0) && (
            <Flex flexWrap="wrap" justifyContent="end" gap="2">
              {openDeviationCount > 0 && (
                <State icon={TriangleAlert} tone="caution">
                  <Text id="projects.openDeviations" values={{ count: openDeviationCount }} />
                </State>
              )}
              {unseenOrderCount > 0 && (
                <State icon={BellDot} tone="accent">
                  <Text id="projects.newOrders" values={{ count: unseenOrderCount }} />
                </State>
              )}
            </Flex>
          )}
        </chakra.div>
      </Frame>
    </chakra.li>
  )
}

export const ProjectCards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: '4', sm: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const ProjectCardsSkeleton = () => (
  <Loading>
    <ProjectCards as="div">
      {[1, 2, 3, 4].map((card) => (
        <Still key={card}>
          <Skeleton height="full" borderRadius="0" />
          <chakra.div padding="5">
            <SkeletonLine width="60%" of="lead" />
            <SkeletonLine width="90%" of="meta" />
            <SkeletonLine width="40%" />
            <SkeletonLine width="70%" of="meta" />
          </chakra.div>
        </Still>
      ))}
    </ProjectCards>
  </Loading>
)

const look = {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '104px minmax(0, 1fr)', sm: '196px minmax(0, 1fr)' },
    minHeight: '180px',
    height: 'full',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    color: 'inherit',
    textDecoration: 'none',
  },
} as const
const Frame = chakra(Link, { base: { ...look.base, transition: 'box-shadow {durations.base}', _hover: { boxShadow: 'card' } } })
const Still = chakra('div', look)
const PictureOf = chakra('div', { base: { position: 'relative', '& > img, & > div': { position: 'absolute', inset: 0 } } })
