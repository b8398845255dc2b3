import { Button, chakra } from '@chakra-ui/react'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import type { Sheet } from './columns.ts'
import { type Refused, refusedByName } from './refused.ts'

interface PickSheetProps {
  sheet: Sheet | undefined
  refused: Refused | undefined
  /** How much of a file has been sent. */
  sending: number | undefined
  isBusy: boolean
  onFile: (file: File) => void
  onRefused: (reason: Refused) => void
}

/** Takes a spreadsheet that is picked or dropped; says in one sentence what to do about one that can't be read. */
export function PickSheet({ sheet, refused, sending, isBusy, onFile, onRefused }: PickSheetProps) {
  const text = useText()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (!file) return
    const reason = refusedByName(file)
    if (reason) onRefused(reason)
    else onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const rows = sheet?.sheets.reduce((sum, { rowCount }) => sum + rowCount, 0) ?? 0
  return (
    <Stack gap="2">
      <Area
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileSpreadsheet size={24} aria-hidden />
        <chakra.div flex="1 1 200px" minWidth="0">
          <chakra.b display="block" fontWeight="medium" overflowWrap="anywhere">
            {sheet ? sheet.fileName : <Text id="maintenance.import.pick.title" />}
          </chakra.b>
          <chakra.span textStyle="meta" color="muted" aria-live="polite">
            {isBusy ? (
              sending === undefined ? (
                <Text id="maintenance.import.pick.reading" />
              ) : (
                `${sending} %`
              )
            ) : sheet ? (
              <Text id="maintenance.import.file" values={{ sheets: sheet.sheets.length, rows, size: writtenSize(sheet.size) }} />
            ) : (
              <Text id="maintenance.import.pick.text" />
            )}
          </chakra.span>
        </chakra.div>
        <chakra.input
          ref={picker}
          type="file"
          srOnly
          tabIndex={-1}
          accept=".xlsx,.csv"
          aria-label={text('maintenance.import.pick.title')}
          aria-describedby={refused ? 'refused-sheet' : undefined}
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file may be chosen again once it is mended.
            target.value = ''
          }}
        />
        <Button disabled={isBusy} variant={sheet ? 'outline' : 'solid'} onClick={() => picker.current?.click()}>
          <Text id={sheet ? 'maintenance.import.pick.change' : 'maintenance.import.pick.button'} />
        </Button>
      </Area>
      {refused && (
        <chakra.div id="refused-sheet" role="alert">
          <FaultLine>
            <Text id={`maintenance.import.refused.${refused}`} />
          </FaultLine>
        </chakra.div>
      )}
    </Stack>
  )
}

const Area = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'raised',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'brand', outlineOffset: '2px' },
  },
})
