import { chakra } from '@chakra-ui/react'
import type { PlanImportField } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Input } from '#client/ui/form/controls.ts'

interface MendInputProps {
  label: string
  describedBy: string
  field: PlanImportField
  written: string
  isMended: boolean
  onWrite: (written: string) => void
}

/** What is meant, with a word as soon as it can be read. */
export function MendInput({ label, describedBy, field, written, isMended, onWrite }: MendInputProps) {
  const text = useText()
  return (
    <div>
      <Input
        aria-label={label}
        aria-describedby={describedBy}
        {...(written !== '' && !isMended && { 'aria-invalid': true as const })}
        placeholder={field === 'description' ? undefined : text(`maintenance.import.sample.${field}`)}
        value={written}
        onChange={({ target }) => onWrite(target.value)}
      />
      {isMended && (
        <chakra.span textStyle="meta" color="positive.fg">
          <Text id="maintenance.import.check.isMended" />
        </chakra.span>
      )}
    </div>
  )
}
