import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { useEstatePlace } from './estatePlace.ts'

/** The way back to the list, where there is one; on phones the bar has it. */
export function EstatePath({ name }: { name: string }) {
  const { isPublic } = useEstatePlace()
  const text = useText()
  if (isPublic) return null
  return (
    <Path aria-label={text('estates.path')}>
      <Back to="/private/estates">
        <Text id="estates.title" />
      </Back>
      <ChevronRight size={16} aria-hidden />
      <span aria-current="page">{name}</span>
    </Path>
  )
}

const Path = chakra('nav', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '2', minHeight: '28px', textStyle: 'meta', color: 'muted' },
})
const Back = chakra(Link, { base: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } } })
