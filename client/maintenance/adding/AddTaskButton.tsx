import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { OpenAddTask } from './OpenAddTask.ts'

/** Opens the dialog; its code comes as a pointer or the focus does. */
export const AddTaskButton = ({ onOpen }: { onOpen: () => void }) => (
  <Button variant="solid" onPointerEnter={OpenAddTask.beforehand} onFocus={OpenAddTask.beforehand} onClick={onOpen}>
    <Plus aria-hidden />
    <Text id="maintenance.task.add" />
  </Button>
)
