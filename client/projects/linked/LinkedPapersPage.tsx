import { FolderOpen } from 'lucide-react'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useLinkedArchitectPapersQuery, useLinkedDeliveryPapersQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { PaperList } from '#client/projects/papers/PaperList.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/states.tsx'

export const LinkedDeliveryPapersPage = () => <LinkedPapersPage list="delivery" />
export const LinkedArchitectPapersPage = () => <LinkedPapersPage list="drawings" />

const questions = { delivery: useLinkedDeliveryPapersQuery, drawings: useLinkedArchitectPapersQuery } as const
/** Who brought a paper and what it was before is nobody else's business. */
const untold = { addedBy: null, earlierFileCount: 0, earlierFiles: [] }

/** The papers of a project as they are now, for whoever holds a link. */
function LinkedPapersPage({ list }: { list: keyof typeof questions }) {
  const { projectId, path } = useProjectPlace()
  const text = useText()
  const asked = questions[list]({ variables: { projectId }, ...screenQuery })
  const shown = shownData(asked)
  const title = text(`projects.papers.${list}`)
  return (
    <ProjectScreen
      project={shown?.project}
      own={{
        data: shown?.papers,
        error: shown?.papers === undefined ? asked.error : undefined,
        retry: () => void asked.refetch().catch(() => undefined),
      }}
      title={title}
      back={path}
      skeleton={<RecordsSkeleton />}
    >
      {({ documents }) => (
        <Section title={title}>
          {documents?.length ? (
            <PaperList papers={documents.map((paper) => ({ ...paper, ...untold }))} label={title} />
          ) : (
            <EmptyState icon={FolderOpen} title={<Text id={`projects.papers.empty.${list}`} />} />
          )}
        </Section>
      )}
    </ProjectScreen>
  )
}
