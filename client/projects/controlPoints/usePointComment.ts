import { useRef, useState } from 'react'
import { useUnsaved } from '#client/ui/form/unsaved.ts'
import type { Point } from './usePoint.ts'

/** What is typed about a point, beside what others say of it meanwhile: nothing typed is lost, and nothing of theirs unseen. */
export function usePointComment({ comment: kept }: Point) {
  const theirs = kept ?? ''
  const [comment, setComment] = useState(theirs)
  /** What it said when that was last taken up here. */
  const [base, setBase] = useState(theirs)
  const isSending = useRef(false)
  const said = comment.trim()
  if (theirs !== base && (said === base || said === theirs)) {
    setBase(theirs)
    if (said === base) setComment(theirs)
  }
  const isTyped = said !== theirs
  const opened = { comment: base }
  useUnsaved(isTyped ? () => ({ opened, typed: { comment }, isSafe: isSending.current }) : undefined, opened, (typed) =>
    setComment((typed as typeof opened).comment),
  )
  function take() {
    setComment(theirs)
    setBase(theirs)
  }
  return {
    comment,
    setComment,
    /** As it is sent. */
    said: said || null,
    isTyped,
    other: isTyped && theirs !== base ? { said: theirs, take } : undefined,
    /** On its way it holds nobody back. */
    whileSending: async <T>(send: () => Promise<T>) => {
      isSending.current = true
      try {
        return await send()
      } finally {
        isSending.current = false
      }
    },
  }
}
