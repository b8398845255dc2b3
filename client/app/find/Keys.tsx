import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

/** A key of the keyboard. */
export const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '24px',
    px: '6px',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderRadius: 'plate',
    bg: 'raised',
    color: 'ink',
    fontFamily: 'inherit',
    fontSize: 'meta',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
})

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const written = (key: string) => (isApple && key === 'Ctrl' ? '⌘' : key)

/** Keys that are pressed together or one for the other, and what they do. */
export const Keys = ({ of, does }: { of: readonly string[]; does?: ReactNode }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1" whiteSpace="nowrap">
    {of.map((key) => (
      <Fragment key={key}>
        <Key>{written(key)}</Key>{' '}
      </Fragment>
    ))}
    {does}
  </chakra.span>
)
