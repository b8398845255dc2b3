import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useText } from '#client/messages/Text.tsx'
import { barTitlePlace } from '#client/ui/barTitle.ts'
import { IconButton } from '#client/ui/IconButton.tsx'

/** In place of the logo on small screens: back to the screen above, and the name of this one. */
export function BackTitle({ title, back, isFilled }: { title: string; back: string; isFilled?: boolean }) {
  const navigate = useNavigate()
  const text = useText()
  return (
    <>
      <IconButton icon={ArrowLeft} label={text('common.back')} marginInlineStart="-10px" onClick={() => void navigate(back)} />
      <chakra.b
        ref={isFilled ? barTitlePlace.set : undefined}
        fontSize="lead"
        fontWeight="strong"
        flex="1"
        minWidth="0"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
      >
        {!isFilled && title}
      </chakra.b>
    </>
  )
}
