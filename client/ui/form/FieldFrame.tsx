import { Box, Button, Flex, chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'

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
  other?: Other
  children: (control: ControlProps) => ReactNode
}

/** Label above; fault or help, and the counter, on one line below. Knows no form. */
export function FieldFrame({ id, label, help, optional, faultText, counter, aside, other, children }: FrameProps) {
  const helpId = `${id}-below`
  const count = `${id}-count`
  const described = [(faultText || help) && helpId, counter && count].filter(Boolean).join(' ')
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
      {other && <OtherVersion label={label} {...other} />}
      {(faultText || help || counter) && (
        <Flex gap="3" textStyle="meta" color="muted">
          <Box id={helpId}>{faultText ? <FaultLine>{faultText}</FaultLine> : help && <Text id={help} />}</Box>
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

/** What somebody else wrote in the field meanwhile. */
export interface Other {
  said: string
  take: () => void
}

/** What somebody else wrote in the field, right below what was typed into it. */
export function OtherVersion({ label, said, take }: Other & { label: MessageKey }) {
  const text = useText()
  return (
    <Flex as="output" alignItems="center" gap="3" px="3" borderRadius="control" bg="caution.subtle" color="caution.fg">
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Text id="common.stale.other" values={{ field: text(label), value: said || text('common.stale.nothing') }} />
      </Box>
      <Button size="sm" variant="ghost" data-theirs onClick={take}>
        <Text id="common.stale.take" />
      </Button>
    </Flex>
  )
}

export const Optional = (props: { marginStart?: '1' }) => (
  <chakra.span textStyle="meta" color="muted" {...props}>
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
