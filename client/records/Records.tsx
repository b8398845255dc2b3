import { Button, chakra } from '@chakra-ui/react'
import { type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Kept, KeptIn, KeptRecords } from '#client/data/collection.ts'
import { useUndo } from '#client/data/useUndo.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Rows } from '#client/ui/ListRow.tsx'
import type { RowAction } from '#client/ui/rowAction.ts'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'
import type { RecordFormProps } from './RecordForm.tsx'
import { mayOpen, type Rights } from './rights.ts'

export interface RowOf<R> {
  record: R
  /** What may be done with it. */
  actions?: ReactNode
}

export interface RecordsProps<R extends Kept, Input> {
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever it is read by
  of: KeptIn<any, R, Input>
  kept: KeptRecords<R, Input>
  title: MessageKey
  /** It is the screen's own. */
  isTitle?: boolean
  icon: LucideIcon
  may: Rights
  row: ComponentType<RowOf<R>>
  form: ComponentType<RecordFormProps<R, Input>>
  /** What else may be done with one of them. */
  more?: (record: R) => readonly RowAction[]
  /** What is said before one is deleted; without it, deleting can be undone for ten seconds. */
  deleteText?: (record: R) => ReactNode
  emptyText?: MessageKey
  /** Which of them are shown. */
  filter?: { bar: ReactNode; none: ReactNode } | undefined
  /** Above the list. */
  above?: ComponentType<{ records: readonly R[] }> | undefined
  /** Below the list. */
  children?: ReactNode
}

/** Records with what may be done with them; in their place a form, while one is added or changed. */
export function Records<R extends Kept, Input>({ form: RecordForm, ...props }: RecordsProps<R, Input>) {
  const { of, kept, may } = props
  const { opened, open, close } = useOpenForm(of.address)
  const [held, hold] = useState<R>()
  const openedRecord = kept.data?.find(({ id }) => id === opened)
  // Whoever is writing goes on, although the record has gone from the list meanwhile.
  if (openedRecord && openedRecord !== held) hold(openedRecord)
  const record = openedRecord ?? (held?.id === opened ? held : undefined)

  if (!mayOpen(may, record, opened)) return <List {...props} open={open} />
  return (
    <RecordForm key={opened} texts={of.texts} nameOf={of.nameOf} record={record} onSave={kept.save} onNewest={kept.newest} onDone={close} />
  )
}

type ListProps<R extends Kept, Input> = Omit<RecordsProps<R, Input>, 'form'> & { open: (about: string) => void }

function List<R extends Kept, Input>(props: ListProps<R, Input>) {
  const { of, kept, title, isTitle, icon, may, emptyText, above: Above, filter, children, open } = props
  const records = kept.data ?? []
  const add = may.add && (
    <Button variant="solid" marginStart="auto" onClick={() => open('new')}>
      <Plus aria-hidden />
      <Text id={`${of.texts}.add`} />
    </Button>
  )
  return (
    <>
      {filter?.bar}
      {records.length ? (
        <Section isTitle={isTitle} title={<Text id={title} />} aside={add}>
          {Above && <Above records={records} />}
          <RecordRows {...props} />
          {kept.hasMore && <ShowMore shown={records.length} of={kept.totalCount} loading={kept.loading} onMore={kept.more} />}
        </Section>
      ) : filter?.none ? (
        filter.none
      ) : (
        <EmptyState icon={icon} title={<Text id={`${of.texts}.empty.title`} />} action={add}>
          <Text id={emptyText ?? `${of.texts}.empty.text`} />
        </EmptyState>
      )}
      {children && <chakra.div marginTop="8">{children}</chakra.div>}
    </>
  )
}

function RecordRows<R extends Kept, Input>({ of, kept, title, row: Row, may, more, deleteText, open }: ListProps<R, Input>) {
  const { lineOf, isGone, start } = useUndo()
  const [deleting, ask] = useState<R>()
  const text = useText()

  const actionsFor = (record: R): readonly (RowAction | false)[] => [
    may.change && { name: 'edit', icon: Pencil, text: <Text id="common.edit" />, onSelect: () => open(record.id) },
    may.remove &&
      Boolean(of.remove) && {
        name: 'delete',
        icon: Trash2,
        text: <Text id="common.delete" />,
        onSelect: () => (deleteText ? ask(record) : start(record.id, () => kept.remove(record))),
      },
    ...(more?.(record) ?? []),
  ]
  /** No menu where there is nothing in it. */
  function menuOf(record: R) {
    const actions = actionsFor(record)
    return actions.some(Boolean) && <RowMenu label={text('common.actions', { name: of.nameOf(record) })} actions={actions} />
  }
  return (
    <Sheet paddingBlock="2">
      <Rows tabIndex={-1} outline="none" aria-label={text(title)}>
        {kept.data
          ?.filter(({ id }) => !isGone(id))
          .map((record) => ({ record, line: lineOf(record.id) }))
          .map(({ record, line }) => (
            <li key={record.id}>
              {line ? (
                <UndoLine {...line}>
                  <Text id={`${of.texts}.deleted` as MessageKey} values={{ name: of.nameOf(record) }} />
                </UndoLine>
              ) : (
                <Row record={record} actions={menuOf(record)} />
              )}
            </li>
          ))}
      </Rows>
      {deleting && deleteText && (
        <DeleteRecord
          texts={of.texts}
          name={of.nameOf(deleting)}
          text={deleteText(deleting)}
          onDelete={() => kept.remove(deleting)}
          onClose={() => ask(undefined)}
        />
      )}
    </Sheet>
  )
}
