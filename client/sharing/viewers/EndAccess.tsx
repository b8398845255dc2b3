import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { notify } from '#client/ui/notify.ts'

const accessWords = {
  act: 'sharing.viewers.end',
  of: 'sharing.viewers.endOf',
  title: 'sharing.viewers.endTitle',
  text: 'sharing.viewers.endText',
  done: 'sharing.viewers.ended',
} as const
const words = {
  access: accessWords,
  support: { ...accessWords, title: 'sharing.support.endTitle', text: 'sharing.support.endText' },
  request: {
    act: 'sharing.viewers.takeBack',
    of: 'sharing.viewers.takeBackOf',
    title: 'sharing.viewers.takeBackTitle',
    text: 'sharing.viewers.takeBackText',
    done: 'sharing.viewers.takenBack',
  },
  feed: {
    act: 'sharing.feeds.end',
    of: 'sharing.feeds.endOf',
    title: 'sharing.feeds.endTitle',
    text: 'sharing.feeds.endText',
    done: 'sharing.feeds.ended',
  },
} as const

interface EndAccessProps {
  what: keyof typeof words
  name: string
  onEnd: () => Promise<unknown>
}

/** Shows somebody out, after a yes: what they are in the middle of ends as well. */
export function EndAccess({ what, name, onEnd }: EndAccessProps) {
  const said = words[what]
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" aria-label={text(said.of, { name })} onClick={() => setAsking(true)}>
        <Text id={said.act} />
      </Button>
      {isAsking && (
        <AskToEnd
          title={<Text id={said.title} values={{ name }} />}
          text={<Text id={said.text} />}
          yes={<Text id={said.act} />}
          onYes={() => onEnd().then(() => notify.success(said.done, { short: true }))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
