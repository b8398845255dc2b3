import { useId } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { type ContractKind, contractKinds } from '#schema/projects/contracts.ts'

/** By what was agreed come the days that the owner is reminded of. */
export function ContractChoice({ value, onChange }: { value: ContractKind; onChange: (contract: ContractKind) => void }) {
  const id = useId()
  const text = useText()
  return (
    <FieldFrame id={id} label="projects.close.contract" help="projects.close.contractHelp">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value as ContractKind)}>
          {contractKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`projects.contract.${kind}`)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
