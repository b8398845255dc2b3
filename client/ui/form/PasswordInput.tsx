import { Box, IconButton } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { Input } from './controls.ts'

/** A password that can be looked at before it is sent. */
export function PasswordInput(props: ComponentProps<typeof Input> & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false)
  const text = useText()
  return (
    <Box position="relative">
      <Input {...props} type={shown ? 'text' : 'password'} paddingEnd="52px" spellCheck={false} autoCapitalize="none" />
      <IconButton
        variant="ghost"
        position="absolute"
        insetEnd="2px"
        top="2px"
        px="0"
        aria-label={text(shown ? 'common.password.hide' : 'common.password.show')}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </Box>
  )
}
