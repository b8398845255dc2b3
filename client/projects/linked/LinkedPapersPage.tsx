import { FolderOpen } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { LinkedDeliveryPapersQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { PaperList } from '#client/projects/papers/PaperList.tsx'
import { ProjectScreen } from '#client/projects/project/ProjectScreen.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/states.tsx'

type OwnPapers = Own<NonNullable<LinkedDeliveryPapersQuery['papers']>, LinkedDeliveryPapersQuery>
export const LinkedDeliveryPapersPage = (own: OwnPapers) => <LinkedPapersPage list="delivery" own={own} />
export const LinkedArchitectPapersPage = (own: OwnPapers) => <LinkedPapersPage list="drawings" own={own} />

/** Who brought a paper and what it was before is nobody else's business. */
const untold = { addedBy: null, earlierFileCount: 0, earlierFiles: [] }

/** The papers of a project as they are now, for whoever holds a link. */
function LinkedPapersPage({ list, own }: { list: 'delivery' | 'drawings'; own: OwnPapers }) {
  const title = useText()(`projects.papers.${list}`)
  return (
    <ProjectScreen project={own.all?.project} own={own} title={title} skeleton={<RecordsSkeleton />}>
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
