import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Measure } from '#client/ui/Page.tsx'

const BarFrame = chakra('header', {
  base: {
    height: 'bar',
    bg: 'raised',
    borderBottomWidth: '1px',
    position: 'relative',
    zIndex: 'bar',
    flexShrink: 0,
    _print: { display: 'none' },
  },
})

/** 72 px at the top of everything. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <BarFrame>
    <Measure height="full" display="flex" alignItems="center" gap="5">
      {children}
    </Measure>
  </BarFrame>
)
