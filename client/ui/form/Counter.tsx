import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'

/** How many of the allowed characters are used, counted as the rules count: without outer spaces. */
export function Counter({ value, max }: { value: string; max: number }) {
  const used = value.trim().length
  return (
    <>
      <chakra.span aria-hidden textStyle="figures" color={used > max ? 'critical' : 'inherit'}>
        <Text id="common.counter" values={{ used, max }} />
      </chakra.span>
      <chakra.span srOnly>
        <Text id="common.counterSpoken" values={{ used, max }} />
      </chakra.span>
    </>
  )
}
