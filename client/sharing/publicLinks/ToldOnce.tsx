import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { PublicLink } from './linkForm.ts'

/** From this day on a link shows a part of the house only where its owner says so. */
const since = '2026-11-24'
const key = 'grunnmur.linkParts'

/** Told once to whoever has links from before: they show what they showed. */
export function ToldOnce({ links }: { links: readonly PublicLink[] }) {
  const [isTold, setTold] = useState(() => localStorage.getItem(key) !== null)
  if (isTold || !links.some(({ createdAt }) => createdAt < since)) return null
  function tell() {
    localStorage.setItem(key, 'told')
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
