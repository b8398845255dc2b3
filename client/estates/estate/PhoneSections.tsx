import { Button } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { type EstateSectionName, estateSections } from './sections.ts'

const Sheet = fetched(async () => (await import('./SectionsSheet.tsx')).SectionsSheet, null)

interface PhoneSectionsProps {
  current: EstateSectionName
  estate: EstateFrameFragment | undefined
}

/** On a phone: the section one is in; pressed, a sheet with all of them. */
export function PhoneSections({ current, estate }: PhoneSectionsProps) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  const Icon = estateSections[current].icon
  return (
    <>
      <Button
        display={{ base: 'flex', md: 'none' }}
        width="full"
        justifyContent="flex-start"
        css={{ '& svg:last-of-type': { marginInlineStart: 'auto' } }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={text('estates.chooseSection', { section: text(`estates.section.${current}`) })}
        onPointerEnter={Sheet.beforehand}
        onFocus={Sheet.beforehand}
        onClick={() => setOpen(true)}
        _print={{ display: 'none' }}
      >
        <Icon aria-hidden />
        <Text id={`estates.section.${current}`} />
        <ChevronDown aria-hidden />
      </Button>
      {isOpen && <Sheet current={current} estate={estate} onClose={() => setOpen(false)} />}
    </>
  )
}
