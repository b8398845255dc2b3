import { Button } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'

/** Somebody else was at the point first. What was typed stays in its field. */
export const Changed = ({ onFetch }: { onFetch: () => Promise<unknown> }) => (
  <Note
    title={<Text id="common.stale.title" />}
    action={
      <Button size="sm" onClick={() => void onFetch()}>
        <Text id="common.stale.fetch" />
      </Button>
    }
  >
    <Text id="common.stale.text" />
  </Note>
)
