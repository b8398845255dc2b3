import { Button, chakra } from '@chakra-ui/react'
import { Archive, Hammer, Plus, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Identity, useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { rowsOf, shownData } from '#client/access/pagesOf.ts'
import { type ProjectsQuery, type ProjectStatus, useProjectCountQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { startProjectPath } from '#client/projects/projectPlace.ts'
import { hasProjectLicence, mayStartProjects, startsProjects } from '#client/projects/startsProjects.ts'
import { Answered } from '#client/records/Answered.tsx'
import { countLabel } from '#client/ui/countLabel.ts'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Page } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { NoLicenceYet } from './NoLicenceYet.tsx'
import { ProjectCard, ProjectCards, ProjectCardsSkeleton } from './ProjectCard.tsx'
import { StatusChoice } from './StatusChoice.tsx'

/** The projects that one has to do with: of one's company, of those one takes part in, and on one's own estates. */
export function ProjectsPage(own: Own<ProjectsQuery['projects']>) {
  const text = useText()
  const identity = useIdentity()
  if (!identity?.features['projectManagement']) {
    return (
      <Page title={text('projects.title')}>
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      </Page>
    )
  }
  return (
    <Page title={text('projects.title')} actions={startsProjects(identity) && <StartButton />}>
      <Projects own={own} identity={identity} />
    </Page>
  )
}

/** With a customer who is new, or on an estate that is here. */
const StartButton = () => (
  <Button variant="solid" asChild>
    <Link to={startProjectPath}>
      <Plus aria-hidden />
      <Text id="projects.start" />
    </Link>
  </Button>
)

function Projects({ own, identity }: { own: Own<ProjectsQuery['projects']>; identity: Identity }) {
  const text = useText()
  const { search, status } = own.variables as { search: string | null; status: ProjectStatus }
  const { nodes, totalCount, hasMoreThanCounted, hasMore, loading, more } = rowsOf(own)
  const other = status === 'ACTIVE' ? 'ARCHIVED' : 'ACTIVE'
  const others = useProjectCountQuery({ variables: { search, status: other }, fetchPolicy: 'no-cache', context: { tell: false } })
  const counted = shownData(others)?.projects
  const otherCount = counted?.totalCount

  if (nodes && !nodes.length && !search && !otherCount && !loading) return <NoProjects identity={identity} />
  return (
    <>
      <Finding>
        <SearchField
          wide
          search={search ?? ''}
          label={text('projects.search')}
          hint={text('projects.searchHint')}
          outcome={search && !loading && <ProjectsFound count={totalCount} andMore={hasMoreThanCounted} />}
        />
        <StatusChoice
          chosen={status}
          counts={{
            [status]: nodes && countLabel(totalCount, hasMoreThanCounted),
            [other]: counted && countLabel(counted.totalCount, counted.hasMoreThanCounted),
          }}
        />
      </Finding>
      <Answered answer={own} skeleton={<ProjectCardsSkeleton />}>
        {() =>
          nodes?.length ? (
            <div>
              <ProjectCards aria-busy={loading} aria-label={text('projects.title')}>
                {nodes.map((project) => (
                  <ProjectCard key={project.id} project={project} />
                ))}
              </ProjectCards>
              {hasMore && <ShowMore shown={nodes.length} of={totalCount} andMore={hasMoreThanCounted} loading={loading} onMore={more} />}
            </div>
          ) : (
            <Nothing search={search ?? ''} status={status} otherCount={otherCount ?? 0} />
          )
        }
      </Answered>
    </>
  )
}

const ProjectsFound = ({ count, andMore }: { count: number; andMore: boolean }) =>
  andMore ? <Text id="projects.foundMore" values={{ count }} /> : <Text id="projects.found" values={{ count }} />

interface NothingProps {
  search: string
  status: 'ACTIVE' | 'ARCHIVED'
  otherCount: number
}

/** Nothing on this side; perhaps on the other. */
function Nothing({ search, status, otherCount }: NothingProps) {
  const other = new URLSearchParams({ ...(search && { search }), ...(status === 'ACTIVE' && { status: 'ARCHIVED' }) })
  const title = search ? <Text id="projects.noResult" values={{ search }} /> : <Text id={`projects.none.${status}`} />
  if (search && !otherCount) return <NothingFound title={title} />
  return (
    <EmptyState
      icon={search ? SearchX : Hammer}
      title={title}
      action={
        !!otherCount && (
          <Button asChild>
            <Link to={`?${other}`} replace>
              <Archive aria-hidden />
              <Text id={`projects.showOther.${status}`} values={{ count: otherCount }} />
            </Link>
          </Button>
        )
      }
    />
  )
}

/** What belongs here, and what somebody can do about it. */
function NoProjects({ identity }: { identity: Identity }) {
  if (!mayStartProjects(identity)) {
    return (
      <EmptyState icon={Hammer} title={<Text id="projects.empty" />}>
        <Text id="projects.emptyForOwner" />
      </EmptyState>
    )
  }
  if (!hasProjectLicence(identity)) return <NoLicenceYet />
  return (
    <EmptyState icon={Hammer} title={<Text id="projects.empty" />} action={<StartButton />}>
      <Text id="projects.emptyText" />
    </EmptyState>
  )
}

const Finding = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  },
})
