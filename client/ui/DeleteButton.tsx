import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AskToEnd } from './AskToEnd.tsx'

interface DeleteButtonProps {
  label: ReactNode
  title: ReactNode
  text: ReactNode
  /** What the button of the question says, where it says more than the first. */
  sure?: ReactNode
  /** Tells itself what goes wrong, and leads away from here once it is done. */
  onDelete: () => Promise<unknown>
}

/** Deletes what cannot be had back, after a yes; stands last on the screen of what it deletes. */
export function DeleteButton({ label, title, text, sure = label, onDelete }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button variant="outline" data-danger aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {label}
      </Button>
      {isAsking && <AskToEnd title={title} text={text} yes={sure} onYes={onDelete} onClose={() => setAsking(false)} />}
    </div>
  )
}
