import { Box } from '@chakra-ui/react'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Bar } from './Bar.tsx'
import { Logo } from './Logo.tsx'

/** The bar of whoever has a session, until it is known who that is: the menu and the profile in their places. */
export const WaitingBar = () => (
  <Bar>
    <Box hideBelow="md" width="90px">
      <Skeleton width="74px" height="20px" />
    </Box>
    <Logo />
    <Box hideBelow="md" display="flex" marginInlineStart="auto" marginInlineEnd="36px" alignItems="center" gap="10px">
      <Skeleton width="36px" height="36px" borderRadius="50%" />
      <Skeleton width="106px" height="20px" />
    </Box>
    <Box hideFrom="md" marginInlineStart="auto">
      <Skeleton width="24px" height="20px" />
    </Box>
  </Bar>
)
