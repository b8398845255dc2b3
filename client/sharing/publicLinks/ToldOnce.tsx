import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { keptOnDevice } from '#client/ui/kept.ts'
import { Note } from '#client/ui/Note.tsx'
import type { PublicLink } from './linkForm.ts'

/** From this day on a link shows a part of the house only where its owner says so. */
const since = '2026-11-24'
const kept = keptOnDevice('linkParts')

/** Told once to whoever has links from before: they show what they showed. */
export function ToldOnce({ links }: { links: readonly PublicLink[] }) {
  const [isTold, setTold] = useState(() => kept.read() !== null)
  if (isTold || !links.some(({ createdAt }) => createdAt < since)) return null
  function tell() {
    kept.keep('told')
    setTold(true)
  }
  return (
    <Note
      title={<Text id="sharing.publicLinks.told.title" />}
      action={
        <Button size="sm" onClick={tell}>
          <Text id="sharing.publicLinks.told.ok" />
        </Button>
      }
    >
      <Text id="sharing.publicLinks.told.text" />
    </Note>
  )
}
