import { chakra } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { useShownBarTitle } from '#client/ui/barTitle.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { BackTitle } from './BackTitle.tsx'
import { Logo } from './Logo.tsx'

/** The bar of a small screen: where one is, and everything else behind one button. */
export function SmallBar({ menu: Menu, beside }: { menu: ComponentType<{ onClose: () => void }>; beside?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const shown = useShownBarTitle()
  const text = useText()
  return (
    <>
      {shown ? <BackTitle {...shown} /> : <Logo />}
      <chakra.span display="flex" marginInlineStart="auto" marginInlineEnd="-10px">
        {beside}
        <IconButton
          icon={MenuIcon}
          label={text('app.menu.openSmall')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </chakra.span>
      {isOpen && <Menu onClose={() => setOpen(false)} />}
    </>
  )
}
