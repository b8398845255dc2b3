import { Button, chakra } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useUndo } from '#client/data/useUndo.ts'
import { FileLink } from '#client/files/FileLink.tsx'
import type { PlanDocument, PlanDocumentValues } from '#client/maintenance/usePlan.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { writtenDay } from '#client/ui/writing.ts'

interface PlanDocumentsProps {
  documents: readonly PlanDocument[]
  may: Rights
  save: (values: PlanDocumentValues) => Promise<unknown>
  newest: (id: string) => Promise<PlanDocument | undefined>
  remove: (fileId: string) => Promise<unknown>
}

const PlanDocumentForm = fetched(async () => (await import('./PlanDocumentForm.tsx')).PlanDocumentForm)

/** The papers of the plan, or of one of its areas. */
export function PlanDocuments({ documents, may, save, newest, remove }: PlanDocumentsProps) {
  /** The id of the one that is changed, or `new`. */
  const [opened, setOpened] = useState<string>()
  const { lineOf, isGone, start } = useUndo()
  const form = { save, newest, onDone: () => setOpened(undefined) }
  const shown = documents.filter(({ file }) => !isGone(file.id)).map((document) => ({ document, line: lineOf(document.file.id) }))
  return (
    <Card
      title={<Text id="maintenance.documents.title" />}
      aside={
        may.add &&
        !opened && (
          <Button size="sm" onClick={() => setOpened('new')}>
            <Plus aria-hidden />
            <Text id="maintenance.documents.add" />
          </Button>
        )
      }
    >
      <Stack gap="5">
        {opened === 'new' && <PlanDocumentForm {...form} />}
        {shown.length > 0 ? (
          <Rows>
            {shown.map(({ document, line }) => (
              <chakra.li key={document.id} paddingBlock="2">
                {line ? (
                  <UndoLine {...line}>
                    <Text id="maintenance.documents.deleted" values={{ name: document.customName }} />
                  </UndoLine>
                ) : document.id === opened ? (
                  <PlanDocumentForm document={document} {...form} />
                ) : (
                  <PlanDocumentRow
                    document={document}
                    onChange={may.change && (() => setOpened(document.id))}
                    onRemove={may.remove && (() => start(document.file.id, () => remove(document.file.id)))}
                  />
                )}
              </chakra.li>
            ))}
          </Rows>
        ) : (
          !opened && (
            <chakra.p color="muted">
              <Text id="maintenance.documents.none" />
            </chakra.p>
          )
        )}
      </Stack>
    </Card>
  )
}

interface PlanDocumentRowProps {
  document: PlanDocument
  onChange: (() => void) | false
  onRemove: (() => void) | false
}

function PlanDocumentRow({ document: { customName: name, file, createdAt }, onChange, onRemove }: PlanDocumentRowProps) {
  const text = useText()
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minHeight="40px">
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        <chakra.b display="block">{name}</chakra.b>
        <chakra.span textStyle="meta" color="muted">
          <FileLink file={file} preview /> · {writtenDay(createdAt)}
        </chakra.span>
      </chakra.div>
      {onChange && <IconButton icon={Pencil} label={text('maintenance.documents.change', { name })} onClick={onChange} />}
      {onRemove && <IconButton icon={Trash2} label={text('maintenance.documents.delete', { name })} onClick={onRemove} />}
    </chakra.div>
  )
}
