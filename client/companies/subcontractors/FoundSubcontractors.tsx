import { FoundCompany } from '#client/access/FoundCompany.tsx'
import { useSend } from '#client/data/useSend.ts'
import { ConfirmSubcontractorDocument } from '#client/generated/graphql.ts'
import type { Subcontractor } from './subcontractors.ts'

/** Companies that have come here by a number that was written down, each for its reader to say whether it is the one. */
export function FoundSubcontractors({ records }: { records: readonly Subcontractor[] }) {
  const send = useSend()
  return records.map((subcontractor) => (
    <FoundCompany
      key={subcontractor.id}
      record={subcontractor}
      onConfirm={(foundCompanyId) =>
        send({ mutation: ConfirmSubcontractorDocument, variables: { input: { id: subcontractor.id, foundCompanyId } } })
      }
    />
  ))
}
