import { FoundCompany } from '#client/access/FoundCompany.tsx'
import { useConfirmSubcontractorMutation } from '#client/generated/graphql.ts'
import type { Subcontractor } from './useSubcontractors.ts'

/** Companies that have come here by a number that was written down, each for its reader to say whether it is the one. */
export function FoundSubcontractors({ subcontractors }: { subcontractors: readonly Subcontractor[] }) {
  const [confirm] = useConfirmSubcontractorMutation()
  return subcontractors.map((subcontractor) => (
    <FoundCompany
      key={subcontractor.id}
      record={subcontractor}
      onConfirm={(foundCompanyId) => confirm({ variables: { input: { id: subcontractor.id, foundCompanyId } } })}
    />
  ))
}
