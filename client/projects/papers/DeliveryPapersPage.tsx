import { DocumentMeter } from '#client/projects/meter/DocumentMeter.tsx'
import { mayIn } from '#client/projects/projectRights.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { type AroundPapersProps, type OwnPapers, PapersPage } from './PapersPage.tsx'

const AdditionalOrders = fetched(async () => (await import('./AdditionalOrders.tsx')).AdditionalOrders, null)

/** The papers that are handed over: which are owed above them, what the customer has approved besides below. */
export const DeliveryPapersPage = (own: OwnPapers) => <PapersPage list="delivery" own={own} around={Around} />

function Around({ project, onBring, children }: AroundPapersProps) {
  const papers = (
    <Stack gap="5">
      {children}
      {mayIn(project, 'read orders') && <AdditionalOrders projectId={project.id} />}
    </Stack>
  )
  if (!mayIn(project, 'read handover')) return papers
  return (
    <DocumentMeter
      projectId={project.id}
      manages={mayIn(project, 'update project')}
      onBring={onBring && (({ code, name }) => onBring({ covers: code, customName: name }))}
    >
      {papers}
    </DocumentMeter>
  )
}
