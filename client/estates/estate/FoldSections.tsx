import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

export interface Folds {
  isFolded: boolean
  onFold: (isFolded: boolean) => void
}

/** Above the sections: their signs alone, or their names too. */
export function FoldSections({ isFolded, onFold }: Folds) {
  const text = useText()
  return (
    <IconButton
      icon={isFolded ? PanelLeftOpen : PanelLeftClose}
      label={text(isFolded ? 'estates.unfold' : 'estates.fold')}
      onClick={() => onFold(!isFolded)}
    />
  )
}
