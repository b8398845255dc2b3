import { Check } from 'lucide-react'
import { useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

/** Beside a task in a list: one click, and it is asked what was done. */
export function DoneButton({ title, onClick }: { title: string; onClick: () => void }) {
  const text = useText()
  return <IconButton icon={Check} label={text('maintenance.archive.openNamed', { title })} onClick={onClick} />
}
