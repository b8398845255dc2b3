import { chakra, Link } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Input } from '#client/ui/form/controls.ts'
import { FieldFrame } from '#client/ui/form/FieldFrame.tsx'
import { Stack } from '#client/ui/Page.tsx'
import type { Sheet } from './columns.ts'
import { SheetPreview } from './SheetPreview.tsx'

interface FileStepProps {
  sheet: Sheet
  onLookAgain: (which: { sheet?: string; headerRow?: number }) => void
}

/** Which sheet of the file is meant, and where it begins. */
export function FileStep({ sheet, onLookAgain }: FileStepProps) {
  const { headerRow } = sheet
  const text = useText()
  const [typed, setTyped] = useState(String(headerRow))
  const isRow = /^[1-9]\d{0,4}$/.test(typed.trim())
  return (
    <Stack gap="6" maxWidth="880px">
      <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <chakra.fieldset display="grid" gap="2" alignContent="start" minWidth="0">
          <chakra.legend fontWeight="medium" marginBottom="2">
            <Text id="maintenance.import.which" />
          </chakra.legend>
          {sheet.sheets.map(({ name, rowCount }) => (
            <chakra.label key={name} display="flex" gap="3" alignItems="center" minHeight="target">
              <chakra.input
                type="radio"
                name="sheet"
                width="20px"
                height="20px"
                accentColor="brand"
                checked={name === sheet.sheet}
                onChange={() => onLookAgain({ sheet: name })}
              />
              <span>
                {name}{' '}
                <chakra.span color="muted">
                  <Text id="maintenance.import.rows" values={{ count: rowCount }} />
                </chakra.span>
              </span>
            </chakra.label>
          ))}
        </chakra.fieldset>
        <FieldFrame
          id="header-row"
          label="maintenance.import.headerRow"
          {...(!isRow && { faultText: text('maintenance.import.headerNotValid') })}
        >
          {(control) => (
            <>
              <Input
                {...control}
                inputMode="numeric"
                maxWidth="140px"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onBlur={() => isRow && Number(typed) !== headerRow && onLookAgain({ sheet: sheet.sheet, headerRow: Number(typed) })}
              />
              <chakra.span textStyle="meta" color="muted">
                <Text id="maintenance.import.headerHelp" values={{ row: headerRow, above: headerRow - 1 }} />
              </chakra.span>
            </>
          )}
        </FieldFrame>
      </chakra.div>
      <SheetPreview sheet={sheet} />
    </Stack>
  )
}

/** For who has no sheet yet. */
export function TemplateLine({ estateId }: { estateId: string }) {
  const to = (format: string) => (parts: ReactNode[]) => (
    <Link href={`/api/private/maintenance-plans/estate-plans/${estateId}/import/template?format=${format}`} download>
      {parts}
    </Link>
  )
  return (
    <chakra.p textStyle="meta" color="muted">
      <Text id="maintenance.import.template" values={{ xlsx: to('xlsx'), csv: to('csv') }} />
    </chakra.p>
  )
}
