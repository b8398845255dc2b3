import { Button, chakra } from '@chakra-ui/react'
import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode } from 'react'
import { useUndo } from '#client/data/useUndo.ts'
import { useHistoryAction } from '#client/estates/history/useHistoryAction.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { UndoLine } from '#client/ui/UndoLine.tsx'
import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import { CommentPictures } from './CommentPictures.tsx'
import type { RoomComment, RoomScreen } from './useRoom.ts'

interface CommentsProps {
  screen: RoomScreen
  may: Rights
  /** Opens the form with a comment, by its id, or with a `new` one. */
  onOpen: (comment: string) => void
}

/** What was said of a room, newest first, along a line. */
export function Comments({ screen: { comments, totalCount, hasMore, loading, more, remove }, may, onOpen }: CommentsProps) {
  const { lineOf, isGone, start } = useUndo()
  const historyOf = useHistoryAction()
  const text = useText()

  const add = may.add && (
    <Button variant="solid" marginStart="auto" onClick={() => onOpen('new')}>
      <MessageSquarePlus aria-hidden />
      <Text id="estates.interior.comments.add" />
    </Button>
  )
  if (!comments.length) {
    return (
      <EmptyState icon={MessageSquarePlus} title={<Text id="estates.interior.commentCount" values={{ count: 0 }} />} action={add}>
        <Text id={may.add ? 'estates.interior.comments.empty' : 'estates.interior.comments.none'} />
      </EmptyState>
    )
  }
  const actionsFor = ({ id, createdAt }: RoomComment) => (
    <chakra.span marginBlock="-2" marginEnd="-3">
      <RowMenu
        label={text('estates.interior.comments.actions', { date: writtenMoment(createdAt) })}
        actions={[
          may.change && { name: 'edit', icon: Pencil, text: <Text id="common.edit" />, onSelect: () => onOpen(id) },
          may.remove && { name: 'delete', icon: Trash2, text: <Text id="common.delete" />, onSelect: () => start(id, () => remove(id)) },
          ...historyOf(id),
        ]}
      />
    </chakra.span>
  )
  return (
    <Section title={<Text id="estates.interior.comments.title" />} aside={add}>
      <Line tabIndex={-1} outline="none" aria-label={text('estates.interior.comments.title')}>
        {comments
          .filter(({ id }) => !isGone(id))
          .map((comment) => ({ comment, line: lineOf(comment.id) }))
          .map(({ comment, line }) => (
            <Sheet as="li" key={comment.id} paddingBlock="4">
              {line ? (
                <UndoLine {...line}>
                  <Text id="estates.interior.comments.deleted" />
                </UndoLine>
              ) : (
                <Comment comment={comment} actions={(may.change || may.remove) && actionsFor(comment)} />
              )}
            </Sheet>
          ))}
      </Line>
      {hasMore && <ShowMore shown={comments.length} of={totalCount} loading={loading} onMore={more} />}
    </Section>
  )
}

function Comment({ comment, actions }: { comment: RoomComment; actions: ReactNode }) {
  const { text: words, authorName, createdAt, updatedAt, version } = comment
  return (
    <article>
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <chakra.p flex="1" minWidth="0" maxWidth="none" textStyle="meta" color="muted" fontVariantNumeric="tabular-nums">
          {authorName && (
            <chakra.b color="ink" marginEnd="2">
              {authorName}
            </chakra.b>
          )}
          <time dateTime={createdAt}>{writtenMoment(createdAt)}</time>
          {version > 1 && (
            <>
              {' · '}
              <Text id="estates.interior.comments.changed" values={{ date: writtenDay(updatedAt) }} />
            </>
          )}
        </chakra.p>
        {actions}
      </chakra.div>
      {words && (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="70ch" marginTop="1">
          {words}
        </chakra.p>
      )}
      <CommentPictures comment={comment} />
    </article>
  )
}

const Line = chakra('ul', {
  base: {
    position: 'relative',
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    paddingStart: { base: '5', sm: '6' },
    _before: { content: '""', position: 'absolute', insetBlock: '3', insetInlineStart: '5px', borderStartWidth: '2px' },
    '& > li': { position: 'relative' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: '22px',
      insetInlineStart: { base: '-20px', sm: '-24px' },
      width: '12px',
      height: '12px',
      borderRadius: 'pill',
      bg: 'brand',
      outline: '3px solid',
      outlineColor: 'surface',
    },
  },
})
