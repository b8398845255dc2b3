import { Button, chakra } from '@chakra-ui/react'
import { FolderOpen, Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Own } from '#client/access/own.ts'
import type { PapersOfListFragment, ProjectDocumentListName, ProjectFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Count } from '#client/ui/marks.tsx'
import { NothingFound } from '#client/ui/NothingFound.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import type { BroughtAs } from './PaperForm.tsx'
import { PaperList } from './PaperList.tsx'
import { usePapers } from './usePapers.ts'

const PaperForm = fetched(async () => (await import('./PaperForm.tsx')).PaperForm, <RecordsSkeleton />)

export type OwnPapers = Own<PapersOfListFragment, { project: ProjectFrameFragment | null }>
export const ArchitectPapersPage = (own: OwnPapers) => <PapersPage list="drawings" own={own} />
export const CommonPapersPage = (own: OwnPapers) => <PapersPage list="common" own={own} />

const addresses = { delivery: 'deliveryDocuments', drawings: 'architectDocuments', common: 'commonDocuments' } as const

export interface AroundPapersProps {
  project: ProjectFrameFragment
  /** Brings a paper as that, where one may. */
  onBring: ((as: BroughtAs) => void) | undefined
  children: ReactNode
}
interface PapersPageProps {
  own: OwnPapers
  list: ProjectDocumentListName
  /** What stands above and below them. */
  around?: ComponentType<AroundPapersProps>
}

/** The papers of a project: found by what stands in them, added, changed, and taken away. */
export function PapersPage({ own, list, around: Around = Alone }: PapersPageProps) {
  const place = useProjectPlace()
  const { projectId, path } = place
  const text = useText()
  const search: string = own.variables['search'] ?? ''
  const kept = usePapers(projectId, list)
  const { opened, open, close } = useOpenForm('paper')
  const [brought, setBrought] = useState<BroughtAs>()
  const project = own.all?.project
  const newest = async (id: string) => (await own.newest({ search: null }))?.documents?.find((paper) => paper.id === id)
  const mayChange = !!project && mayIn(project, 'update documents')
  const title = text(`projects.papers.${list}`)

  // Whoever has them on the screen has seen what is new.
  const unseen = own.data?.unseenCount
  const seenCount = useRef(0)
  useEffect(() => {
    if (!unseen || seenCount.current === unseen) return
    seenCount.current = unseen
    void kept.see().catch(() => undefined)
  })
  function bring(as: BroughtAs | undefined) {
    setBrought(as)
    open('new')
  }
  return (
    <ProjectScreen project={project} own={own} title={title} back={opened ? place[addresses[list]] : path} skeleton={<RecordsSkeleton />}>
      {({ documents }) => {
        const papers = documents ?? []
        const paper = papers.find(({ id }) => id === opened)
        if (mayChange && opened && (opened === 'new' || paper)) {
          return <PaperForm key={opened} list={list} paper={paper} as={brought} onSave={kept.save} onNewest={newest} onDone={close} />
        }
        const isWithout = !papers.length && !search
        return (
          <Section
            title={
              <chakra.span display="inline-flex" alignItems="center" gap="3">
                {title} <Count>{papers.length}</Count>
              </chakra.span>
            }
            aside={
              mayChange && (
                <Button variant="solid" marginStart="auto" onPointerEnter={PaperForm.beforehand} onClick={() => bring(undefined)}>
                  <Plus aria-hidden />
                  <Text id="projects.papers.add" />
                </Button>
              )
            }
          >
            <Around project={project!} onBring={mayChange ? bring : undefined}>
              {!isWithout && (
                <SearchField
                  search={search}
                  label={text('projects.papers.search')}
                  hint={text('projects.papers.searchHint')}
                  outcome={search && !own.pages.loading && <Text id="projects.papers.found" values={{ count: papers.length }} />}
                />
              )}
              {isWithout ? (
                <EmptyState icon={FolderOpen} title={<Text id={`projects.papers.empty.${list}`} />}>
                  <Text id={`projects.papers.emptyText.${list}`} />
                </EmptyState>
              ) : papers.length ? (
                <PaperList
                  papers={papers}
                  label={title}
                  onChange={mayChange ? open : undefined}
                  onRemove={mayChange ? kept.remove : undefined}
                />
              ) : (
                <NothingFound title={<Text id="projects.noResult" values={{ search }} />} />
              )}
            </Around>
          </Section>
        )
      }}
    </ProjectScreen>
  )
}

const Alone = ({ children }: AroundPapersProps) => <Stack gap="5">{children}</Stack>
