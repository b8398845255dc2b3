import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

interface NoteProps {
  /** It can be given the focus. */
  ref?: Ref<HTMLDivElement>
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** Something to know before one goes on, said where it matters. */
export const Note = ({ ref, title, children, action }: NoteProps) => (
  <chakra.div
    ref={ref}
    tabIndex={ref ? -1 : undefined}
    outline="none"
    role="alert"
    display="flex"
    gap="3"
    px="4"
    py="14px"
    borderRadius="card"
    bg="caution.subtle"
    color="caution.fg"
  >
    <chakra.span marginTop="2px">
      <TriangleAlert size={20} aria-hidden />
    </chakra.span>
    <chakra.div flex="1" minWidth="0">
      <chakra.p fontWeight="strong">{title}</chakra.p>
      {children}
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </chakra.div>
  </chakra.div>
)
