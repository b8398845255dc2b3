import { Button, chakra } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FileLink } from '#client/files/FileLink.tsx'
import type { PlanDocument } from '#client/maintenance/usePlan.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { useUndo } from '#client/ui/useUndo.ts'
import { writtenDay } from '#client/ui/writing.ts'

interface PlanDocumentsProps {
  documents: readonly PlanDocument[]
  may: Rights
  save: (document: { customName: string; fileId: string }) => Promise<unknown>
  remove: (fileId: string) => Promise<unknown>
}

const PlanDocumentForm = fetched(async () => (await import('./PlanDocumentForm.tsx')).PlanDocumentForm)

/** The papers of the plan, or of one of its areas. */
export function PlanDocuments({ documents, may, save, remove }: PlanDocumentsProps) {
  const [isAdding, setAdding] = useState(false)
  const { isWaiting, isGone, start, undo, finish } = useUndo(remove)
  const text = useText()
  const shown = documents.filter(({ file }) => !isGone(file.id))
  return (
    <Card
      title={<Text id="maintenance.documents.title" />}
      aside={
        may.add &&
        !isAdding && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            <Text id="maintenance.documents.add" />
          </Button>
        )
      }
    >
      <Stack gap="5">
        {isAdding && <PlanDocumentForm save={save} onDone={() => setAdding(false)} />}
        {shown.length > 0 ? (
          <Rows>
            {shown.map(({ id, customName, file, createdAt }) => (
              <li key={id}>
                {isWaiting(file.id) ? (
                  <UndoLine onUndo={() => undo(file.id)} onGone={() => finish(file.id)}>
                    <Text id="maintenance.documents.deleted" values={{ name: customName }} />
                  </UndoLine>
                ) : (
                  <chakra.div display="flex" alignItems="center" gap="3" minHeight="56px" paddingBlock="2">
                    <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
                      <chakra.b display="block">{customName}</chakra.b>
                      <chakra.span textStyle="meta" color="muted">
                        <FileLink file={file} preview /> · {writtenDay(createdAt)}
                      </chakra.span>
                    </chakra.div>
                    {may.remove && (
                      <IconButton
                        icon={Trash2}
                        label={text('maintenance.documents.delete', { name: customName })}
                        onClick={() => start(file.id)}
                      />
                    )}
                  </chakra.div>
                )}
              </li>
            ))}
          </Rows>
        ) : (
          !isAdding && (
            <chakra.p color="muted">
              <Text id="maintenance.documents.none" />
            </chakra.p>
          )
        )}
      </Stack>
    </Card>
  )
}
