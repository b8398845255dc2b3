import { chakra } from '@chakra-ui/react'
import { useNavigation } from 'react-router-dom'

/** Answers a press at once, though the next screen takes longer. Whoever hears the screen is told when it has come. */
export function OnTheWay() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Line aria-hidden data-on-the-way />
}

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'toast',
    height: '3px',
    bg: 'brand',
    transformOrigin: 'left',
    // Never at the end before the screen is.
    animation: 'approach 12s cubic-bezier(0.05, 0.7, 0.2, 1) both',
    _print: { display: 'none' },
  },
})
