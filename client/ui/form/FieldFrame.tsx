import { Box, Flex, chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'

/** What ties a control to its label, help and fault. */
export interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FrameProps {
  id: string
  label: MessageKey
  help?: MessageKey
  optional?: boolean
  faultText?: string
  counter?: ReactNode
  /** Pushed to the right of the label: a link that belongs to the field. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label above; fault or help, and the counter, on one line below. Knows no form. */
export function FieldFrame({ id, label, help, optional, faultText, counter, aside, children }: FrameProps) {
  const below = `${id}-below`
  const count = `${id}-count`
  const described = [(faultText || help) && below, counter && count].filter(Boolean).join(' ')
  return (
    <Box display="grid" alignContent="start" gap="6px" minWidth="0">
      <Flex alignItems="baseline" gap="2">
        <chakra.label htmlFor={id} fontWeight="medium">
          <Text id={label} />
        </chakra.label>
        {optional && <Optional />}
        {aside && <Box marginStart="auto">{aside}</Box>}
      </Flex>
      {children({ id, 'aria-invalid': faultText ? true : undefined, 'aria-describedby': described || undefined })}
      {(faultText || help || counter) && (
        <Flex gap="3" textStyle="meta" color="muted">
          <Box id={below}>{faultText ? <FaultLine>{faultText}</FaultLine> : help && <Text id={help} />}</Box>
          {counter && (
            <Box id={count} marginStart="auto" flexShrink="0">
              {counter}
            </Box>
          )}
        </Flex>
      )}
    </Box>
  )
}

export const Optional = () => (
  <chakra.span textStyle="meta" color="muted">
    <Text id="common.optional" />
  </chakra.span>
)

export const FaultLine = ({ children }: { children: ReactNode }) => (
  <Flex as="span" gap="6px" color="critical" fontWeight="medium">
    <Box as="span" marginTop="2px">
      <CircleAlert size={16} aria-hidden />
    </Box>
    {children}
  </Flex>
)
