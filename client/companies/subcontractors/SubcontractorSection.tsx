import { Handshake } from 'lucide-react'
import { useCollection } from '#client/data/collection.ts'
import { Answered } from '#client/records/Answered.tsx'
import { Records } from '#client/records/Records.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { FoundSubcontractors } from './FoundSubcontractors.tsx'
import { SubcontractorRow } from './SubcontractorRow.tsx'
import { subcontractors } from './subcontractors.ts'

const SubcontractorForm = fetched(async () => (await import('./SubcontractorForm.tsx')).SubcontractorForm, <RecordsSkeleton />)

/** Whom the company calls in; in place of the list a form, while one is added or changed. */
export function SubcontractorSection({ mayChange }: { mayChange: boolean }) {
  const kept = useCollection(subcontractors, {})
  return (
    <Answered answer={kept} skeleton={<RecordsSkeleton />}>
      {() => (
        <Records
          of={subcontractors}
          kept={kept}
          title="companies.subcontractors.title"
          icon={Handshake}
          may={{ add: mayChange, change: mayChange, remove: mayChange }}
          row={SubcontractorRow}
          form={SubcontractorForm}
          above={mayChange ? FoundSubcontractors : undefined}
        />
      )}
    </Answered>
  )
}
