import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { title: MessageKey; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.fieldset aria-labelledby={id} display="grid" gap="6" borderTopWidth="1px" paddingTop="6">
      <Heading id={id} textStyle="lead">
        <Text id={title} />
      </Heading>
      {children}
    </chakra.fieldset>
  )
}
