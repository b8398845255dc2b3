import { Button, chakra } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { projectsPath, useProjectPlace } from '#client/projects/projectPlace.ts'
import { type Answer, Answered, type AnsweredProps } from '#client/records/Answered.tsx'
import { useBarTitle } from '#client/ui/barTitle.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { Page } from '#client/ui/Page.tsx'
import { DeniedState, EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { type Shown, SlimProjectHeader, SlimProjectHeaderSkeleton } from './ProjectHeader.tsx'

interface ProjectScreenProps<T> extends Omit<AnsweredProps<T>, 'answer' | 'closed'> {
  project: Shown | null | undefined
  /** What came of the screen's own question. */
  own: Answer<T>
  /** What the screen is called, below its project. */
  title: string
  /** What stands above it, where that is not the project. */
  back?: string
  /** On a phone the header is there to be heard alone: what is in the hand needs the room. */
  isClose?: boolean
}

/** A screen below a project: where one is, then what was asked for, or why it is not there. */
export function ProjectScreen<T>({ project, own, title, back, isClose = false, ...states }: ProjectScreenProps<T>) {
  const place = useProjectPlace()
  useBarTitle(title, back ?? place.path)
  return (
    <ProjectShell title={project ? `${title} – ${project.name}` : title} error={own.error}>
      <chakra.div srOnly={isClose ? { base: true, md: false } : undefined}>
        {project ? <SlimProjectHeader project={project} here={title} /> : <SlimProjectHeaderSkeleton />}
      </chakra.div>
      <chakra.div minWidth="0">
        <Answered answer={own} closed={<NotConcerned />} {...states} />
      </chakra.div>
    </ProjectShell>
  )
}

/** What the owner of the house could not open either, nor close. */
export const NotConcerned = () => (
  <DeniedState>
    <Text id="projects.notConcerned" />
  </DeniedState>
)

const NotInLink = fetched(async () => (await import('#client/access/NotInLink.tsx')).NotInLink)

const notInLink = {
  page: 'projects.title',
  title: 'projects.notInLink.title',
  text: 'projects.notInLink.text',
  toShown: 'projects.notInLink.toShown',
} as const

/** What every screen of projects is within: not where the part is switched off, nor where there is no such project. */
export function ProjectShell({ title, error, children }: { title: string; error?: unknown; children: ReactNode }) {
  const text = useText()
  const { isPublic } = useProjectPlace()
  const identity = useIdentity()
  if (!isPublic && identity && !identity.features['projectManagement']) {
    return (
      <Page title={text('projects.title')}>
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      </Page>
    )
  }
  if (refusalOf(error)?.code === 'entityNotFound') {
    if (isPublic) return <NotInLink say={notInLink} />
    return (
      <Page title={text('projects.title')}>
        <EmptyState
          icon={SearchX}
          title={<Text id="projects.notFound" />}
          action={
            <Button asChild>
              <Link to={projectsPath}>
                <Text id="projects.toList" />
              </Link>
            </Button>
          }
        >
          <Text id="projects.notFoundText" />
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={title} ownHeading>
      {children}
    </Page>
  )
}
