import { IconButton as ChakraIconButton, type IconButtonProps } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { Ref } from 'react'

/** A button that shows an icon and is called by its label. */
export function IconButton({
  icon: Icon,
  label,
  ...props
}: Omit<IconButtonProps, 'aria-label'> & { icon: LucideIcon; label: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <ChakraIconButton variant="ghost" px="0" title={label} {...props} aria-label={label}>
      <Icon aria-hidden />
    </ChakraIconButton>
  )
}
