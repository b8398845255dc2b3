import { Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'

/** The heading of a form that took the place of something else: whoever opened it stands here now. */
export function FormTitle({ id }: { id: MessageKey }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Heading ref={heading} textStyle="lead" tabIndex={-1} outline="none">
      <Text id={id} />
    </Heading>
  )
}
