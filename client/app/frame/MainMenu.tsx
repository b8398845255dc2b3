import { Box, Button, chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Measure } from '#client/ui/Page.tsx'
import { mainMenuId } from './mainMenuId.ts'
import { MenuLinks } from './MenuLinks.tsx'

/** The menu button of the wide bar and the full-width panel it opens; Escape, the backdrop and leaving it close it. */
export function MainMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const text = useText()
  const close = () => setOpen(false)
  /** What was pressed is gone with the panel: whatever opens in its place gives the focus back to the button. */
  const closeByChoice = () => {
    close()
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return undefined
    panel.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [isOpen])

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        marginInlineStart="-16px"
        minWidth="106px"
        justifyContent="flex-start"
        aria-expanded={isOpen}
        aria-controls={mainMenuId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
        <Text id={isOpen ? 'app.menu.close' : 'app.menu.open'} />
      </Button>
      {isOpen && (
        <>
          <Box position="fixed" inset="0" top="bar" bg="scrim" animation="appear {durations.base}" data-testid="backdrop" onClick={close} />
          <Panel
            ref={panel}
            id={mainMenuId}
            aria-label={text('app.menu.main')}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget && relatedTarget !== button.current && !panel.current?.contains(relatedTarget)) close()
            }}
          >
            <Measure>
              <chakra.ul
                listStyle="none"
                display="grid"
                gridTemplateColumns="repeat(3, 1fr)"
                gap="2"
                paddingTop="6"
                paddingBottom="8"
                marginInline="-12px"
              >
                <MenuLinks onChosen={closeByChoice} />
              </chakra.ul>
            </Measure>
          </Panel>
        </>
      )}
    </>
  )
}

const Panel = chakra('nav', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'bar',
    bg: 'overlay',
    borderBottomWidth: '1px',
    boxShadow: 'card',
    animation: 'unfold {durations.base}',
  },
})
