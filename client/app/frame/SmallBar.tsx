import { Menu as MenuIcon } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { useShownBarTitle } from '#client/ui/barTitle.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { BackTitle } from './BackTitle.tsx'
import { Logo } from './Logo.tsx'

/** The bar of a small screen: where one is, and everything else behind one button. */
export function SmallBar({ menu: Menu }: { menu: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false)
  const shown = useShownBarTitle()
  const text = useText()
  return (
    <>
      {shown ? <BackTitle {...shown} /> : <Logo />}
      <IconButton
        icon={MenuIcon}
        label={text('app.menu.openSmall')}
        marginInlineStart="auto"
        marginInlineEnd="-10px"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && <Menu onClose={() => setOpen(false)} />}
    </>
  )
}
