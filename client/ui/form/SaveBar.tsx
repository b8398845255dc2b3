import { Box, Flex } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'

/** Stays in sight below a long form. Its buttons come as children, the one that saves last. */
export function SaveBar({ children }: { children: ReactNode }) {
  const { dirty } = useFormikContext()
  return (
    <Flex position="sticky" bottom="0" zIndex="1" gap="3" alignItems="center" py="3" bg="surface" borderTopWidth="1px">
      <Box textStyle="meta" color="muted" hideBelow="sm" aria-live="polite">
        {dirty && (
          <>
            <Text id="common.unsavedChanges" /> · <Text id="common.saveShortcut" />
          </>
        )}
      </Box>
      <Flex marginStart="auto" gap="3" flexWrap="wrap" justifyContent="end">
        {children}
      </Flex>
    </Flex>
  )
}
