import { Button, chakra } from '@chakra-ui/react'
import { Archive, Hammer, Plus, SearchX } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Identity, useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { startProjectPath } from '#client/projects/projectPlace.ts'
import { hasProjectLicence, mayStartProjects } from '#client/projects/startsProjects.ts'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Page } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState, ErrorState, SwitchedOffState } from '#client/ui/states.tsx'
import { NoLicenceYet } from './NoLicenceYet.tsx'
import { ProjectCard, ProjectCards, ProjectCardsSkeleton } from './ProjectCard.tsx'
import { StatusChoice } from './StatusChoice.tsx'
import { useProjects } from './useProjects.ts'

/** The projects that one has to do with: of one's company, of those one takes part in, and on one's own estates. */
export function ProjectsPage() {
  const text = useText()
  const identity = useIdentity()
  if (!identity?.features['projectManagement']) {
    return (
      <Page title={text('projects.title')}>
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      </Page>
    )
  }
  const starts = mayStartProjects(identity) && hasProjectLicence(identity)
  return (
    <Page title={text('projects.title')} actions={starts && <StartButton />}>
      <Projects identity={identity} />
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

function Projects({ identity }: { identity: Identity }) {
  const text = useText()
  const [params] = useSearchParams()
  const search = params.get('search') ?? ''
  const status = params.get('status') === 'ARCHIVED' ? 'ARCHIVED' : 'ACTIVE'
  const list = useProjects(search, status)
  const { nodes, totalCount, otherCount, hasMore, loading, error, retry, more } = list
  const other = status === 'ACTIVE' ? 'ARCHIVED' : 'ACTIVE'

  if (error) return <ErrorState onRetry={retry} />
  if (nodes && !nodes.length && !search && !otherCount && !loading) return <NoProjects identity={identity} />
  return (
    <>
      <Finding>
        <SearchField
          wide
          search={search}
          label={text('projects.search')}
          hint={text('projects.searchHint')}
          told={search && !loading && <Text id="projects.found" values={{ count: totalCount }} />}
        />
        <StatusChoice chosen={status} counts={{ [status]: nodes && totalCount, [other]: otherCount }} />
      </Finding>
      {!nodes ? (
        <ProjectCardsSkeleton />
      ) : nodes.length ? (
        <div>
          <ProjectCards aria-busy={loading} aria-label={text('projects.title')}>
            {nodes.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ProjectCards>
          {hasMore && <ShowMore shown={nodes.length} of={totalCount} loading={loading} onMore={more} />}
        </div>
      ) : (
        <Nothing search={search} status={status} otherCount={otherCount ?? 0} />
      )}
    </>
  )
}

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
