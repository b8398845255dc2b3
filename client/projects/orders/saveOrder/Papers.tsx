import { Button } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useUndo } from '#client/data/useUndo.ts'
import { FileThumb } from '#client/files/FileRow.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { Count } from '#client/ui/marks.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { paperWords } from '../order/OrderPapers.tsx'
import type { Order } from '../order/useOrder.ts'
import { useOrderPapers } from './useSaveOrder.ts'

const OrderPaperForm = fetched(async () => (await import('./OrderPaperForm.tsx')).OrderPaperForm, <RecordsSkeleton />)

interface PapersProps {
  order: Order
  /** The one whose form is open, or `new`. */
  opened: string | null
  onOpen: (id: string) => void
  onClose: () => void
  /** One was added, changed or taken away. */
  onKept: () => Promise<unknown>
}

/** The papers of an order that may still be changed. */
export function Papers({ order, opened, onOpen, onClose, onKept }: PapersProps) {
  const papers = order.documents ?? []
  const kept = useOrderPapers(order.id, onKept)
  const { lineOf, isGone, start } = useUndo()
  const text = useText()
  const paper = papers.find(({ id }) => id === opened)
  if (opened && (opened === 'new' || paper)) {
    return <OrderPaperForm key={opened} paper={paper} onAdd={kept.add} onChange={kept.change} onDone={onClose} />
  }
  return (
    <Section
      title={
        <>
          <Text id="orders.papers.title" /> <Count>{papers.length}</Count>
        </>
      }
      aside={
        <Button marginStart="auto" onPointerEnter={OrderPaperForm.beforehand} onClick={() => onOpen('new')}>
          <Plus aria-hidden />
          <Text id="orders.papers.add" />
        </Button>
      }
    >
      {papers.length > 0 && (
        <Sheet paddingBlock="2">
          <Rows aria-label={text('orders.papers.title')}>
            {papers
              .filter(({ id }) => !isGone(id))
              .map((each) => ({ each, line: lineOf(each.id) }))
              .map(({ each, line }) => (
                <li key={each.id}>
                  {line ? (
                    <UndoLine {...line}>
                      <Text id="orders.papers.removed" values={{ name: each.customName }} />
                    </UndoLine>
                  ) : (
                    <RecordRow
                      thumb={<FileThumb file={each.file} />}
                      name={each.customName}
                      meta={paperWords(each)}
                      actions={
                        <RowMenu
                          label={text('orders.papers.choices', { name: each.customName })}
                          actions={[
                            { name: 'change', icon: Pencil, text: <Text id="orders.papers.change" />, onSelect: () => onOpen(each.id) },
                            {
                              name: 'remove',
                              icon: Trash2,
                              text: <Text id="common.delete" />,
                              onSelect: () => start(each.id, () => kept.remove(each.id)),
                            },
                          ]}
                        />
                      }
                    />
                  )}
                </li>
              ))}
          </Rows>
        </Sheet>
      )}
    </Section>
  )
}
