import { chakra } from '@chakra-ui/react'
import { ClipboardCheck } from 'lucide-react'
import { leadsCompany, useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { type Page as PageOf, useKept } from '#client/data/collection.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Records } from '#client/records/Records.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Page } from '#client/ui/Page.tsx'
import { DeniedState, SwitchedOffState } from '#client/ui/states.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { type ControlTemplate, controlTemplates } from './controlTemplates.ts'
import { TemplateRow } from './TemplateRow.tsx'

const TemplateForm = fetched(async () => (await import('./TemplateForm.tsx')).TemplateForm, <RecordsSkeleton />)

/** What the company looks at in its kinds of job, kept for the next project. */
export function ControlTemplatesPage(own: Own<PageOf<ControlTemplate>>) {
  const { companyId, features } = useIdentity() ?? {}
  const text = useText()
  return (
    <Page title={text('projects.templates.title')} lead={<Text id="projects.templates.lead" />} back="/private/company" narrow>
      {!features?.['projectManagement'] ? (
        <SwitchedOffState title={<Text id="projects.switchedOff" />} />
      ) : companyId ? (
        <Templates {...own} />
      ) : (
        <DeniedState>
          <Text id="projects.templates.staffOnly" />
        </DeniedState>
      )}
    </Page>
  )
}

function Templates(own: Own<PageOf<ControlTemplate>>) {
  const kept = useKept(controlTemplates, {}, own)
  const may = leadsCompany(useIdentity())
  return (
    <Answered answer={kept} skeleton={<RecordsSkeleton />}>
      {() => (
        <>
          <Records
            of={controlTemplates}
            kept={kept}
            title="projects.templates.listTitle"
            icon={ClipboardCheck}
            may={{ add: may, change: may, remove: may }}
            row={TemplateRow}
            form={TemplateForm}
            emptyText={may ? undefined : 'projects.templates.emptyForReaders'}
          />
          {may && (
            <chakra.p marginTop="6">
              <TextLink to="/private/company/deleted">
                <Text id="projects.templates.deleted" />
              </TextLink>
            </chakra.p>
          )}
        </>
      )}
    </Answered>
  )
}
