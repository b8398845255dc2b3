import { Button } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { useIsWide } from '#client/ui/useMediaQuery.ts'
import { openFind } from './finding.ts'
import { beforehand } from './FindKeys.tsx'

/** In the bar, for those who don't know the keys. */
export function FindButton() {
  const text = useText()
  const isWide = useIsWide()
  const near = { onPointerEnter: beforehand, onFocus: beforehand, onClick: openFind, 'aria-haspopup': 'dialog' } as const
  if (!isWide) return <IconButton icon={Search} label={text('app.findAll')} {...near} />
  return (
    <Button variant="ghost" aria-keyshortcuts="Control+K Meta+K" {...near}>
      <Search aria-hidden />
      <Text id="app.findAll" />
    </Button>
  )
}
