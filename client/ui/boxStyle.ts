/** A box that is ticked, also where its words stand elsewhere. */
export const boxStyle = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  borderWidth: '1.5px',
  borderColor: 'control',
  borderRadius: '6px',
  bg: 'raised',
  cursor: 'pointer',
  _checked: {
    bg: 'brand',
    borderColor: 'brand',
    _after: {
      content: '""',
      width: '12px',
      height: '7px',
      borderStyle: 'solid',
      borderColor: 'brand.contrast',
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'rotate(-45deg) translate(1px, -2px)',
    },
  },
} as const
