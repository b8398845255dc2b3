import { Button, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { barTitlePlace } from '#client/ui/barTitle.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { type EstateSectionName, estateSections } from './sections.ts'

const Sheet = fetched(async () => (await import('./SectionsSheet.tsx')).SectionsSheet, null)

interface PhoneSectionsProps {
  current: EstateSectionName
  estate: EstateFrameFragment | undefined
  /** What a screen below the section's own is called. */
  subscreenTitle?: string | undefined
  /** The bar has a way back and not the logo. Its code may come later than the screen's: nothing stands elsewhere meanwhile. */
  hasBar?: boolean
}

/** On a phone: where one is; pressed, a sheet with all sections. In the bar, where there is room, else above the screen. */
export function PhoneSections({ current, estate, subscreenTitle, hasBar = false }: PhoneSectionsProps) {
  const [isOpen, setOpen] = useState(false)
  const text = useText()
  const place = barTitlePlace.use()
  const inBar = hasBar ? place : null
  const section = text(`estates.section.${current}`)
  const here = inBar && subscreenTitle ? subscreenTitle : section
  const above = inBar ? estate?.addressLine1 : undefined
  const pressed = {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    // With all that is seen there: who speaks to the screen says what they see.
    'aria-label': [above, text('estates.chooseSection', { section: here })].filter(Boolean).join(' '),
    onPointerEnter: Sheet.beforehand,
    onFocus: Sheet.beforehand,
    onClick: () => setOpen(true),
  } as const
  const Icon = estateSections[current].icon
  if (hasBar && !inBar) return null
  return (
    <>
      {inBar ? (
        createPortal(
          <InBar {...pressed}>
            <Above>{above}</Above> <Here>{here}</Here>
            <ChevronDown size={16} aria-hidden />
          </InBar>,
          inBar,
        )
      ) : (
        <Button
          {...pressed}
          display={{ base: 'flex', md: 'none' }}
          width="full"
          justifyContent="flex-start"
          css={{ '& svg:last-of-type': { marginInlineStart: 'auto' } }}
          _print={{ display: 'none' }}
        >
          <Icon aria-hidden />
          {section}
          <ChevronDown aria-hidden />
        </Button>
      )}
      {isOpen && <Sheet current={current} estate={estate} onClose={() => setOpen(false)} />}
    </>
  )
}

const InBar = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) auto',
    columnGap: '2',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'target',
    alignContent: 'center',
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
    borderRadius: 'control',
    cursor: 'pointer',
  },
})
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const Above = chakra('span', {
  base: { ...oneLine, gridColumn: '1 / -1', fontSize: 'meta', lineHeight: '16px', fontWeight: 'normal', color: 'muted' },
})
const Here = chakra('span', { base: { ...oneLine, lineHeight: '24px' } })
