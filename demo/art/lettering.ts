import { stroke } from './pen.ts'

// One-stroke letters as on a drawing board, on a grid 4 wide and 6 high; pictures must not depend on the fonts of a machine.
const letters: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4H3',
  Å: 'M0 6L2 .6L4 6M1 4H3M2 -2.2A.8 .8 0 1 0 2.01 -2.2Z',
  B: 'M0 0V6H2.5Q4 6 4 4.5T2.5 3H0M2.5 3Q3.6 3 3.6 1.5T2.3 0H0',
  D: 'M0 0V6H1.5Q4 6 4 3T1.5 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  G: 'M4 1Q3.4 0 2 0Q0 0 0 3T2 6Q4 6 4 4V3.2H2.4',
  I: 'M2 0V6',
  J: 'M4 0V4.2Q4 6 2.2 6T0 4.6',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.5L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3T2 6T4 3T2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0',
  R: 'M0 6V0H2.4Q4 0 4 1.6T2.4 3.2H0M2 3.2L4 6',
  S: 'M3.8 1Q3.3 0 2 0Q.2 0 .2 1.5T2 3T4 4.5T2 6Q.5 6 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  Ø: 'M2 0Q0 0 0 3T2 6T4 3T2 0ZM.2 6.4L3.8 -.4',
  '0': 'M2 0Q.2 0 .2 3T2 6T3.8 3T2 0Z',
  '1': 'M.8 1.3L2.2 0V6',
  '2': 'M.2 1.5Q.4 0 2 0T3.8 1.6Q3.8 2.8 0 6H4',
  '3': 'M.3 .8Q1 0 2 0Q3.7 0 3.7 1.5T1.7 2.9Q4 2.9 4 4.5T2 6Q.6 6 0 5',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.7 0H.6L.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1T2 6Q.6 6 0 5.1',
  '6': 'M3.4 .2Q.2 .8 .2 4Q.2 6 2.1 6T4 4.2T2.1 2.4T.2 4',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 0Q.4 0 .4 1.5T2 3T4 4.5T2 6T0 4.5T2 3T3.6 1.5T2 0Z',
  '9': 'M.6 5.8Q3.8 5.2 3.8 2Q3.8 0 1.9 0T0 1.8T1.9 3.6T3.8 2',
  m: 'M0 6V2.4M0 3.4Q.3 2.4 1.1 2.4T2 3.4V6M2 3.4Q2.3 2.4 3.1 2.4T4 3.4V6',
  F: 'M4 0H0V6M0 3H3',
  ',': 'M2 5.4L1.4 7',
  '.': 'M1.9 5.6V6',
  '-': 'M1 3.2H3',
  ':': 'M2 1.8V2.2M2 5V5.4',
  '²': 'M.6 -.2Q1 -1 1.7 -.8T1.8 .5L.6 1.8H2.4',
}

const advance = 5.6

/** Text of the height `size`, in capitals as on a drawing; x is its left edge and y its base line. */
export function lettering(text: string, x: number, y: number, size: number, colour: string) {
  const scale = size / 6
  return Array.from(text, (letter, index) => {
    const path = letters[letter]
    if (path === undefined) return ''
    const left = Math.round((x + index * advance * scale) * 10) / 10
    return stroke(colour, 0.8, path, {
      transform: `translate(${left} ${Math.round((y - size) * 10) / 10}) scale(${Math.round(scale * 1000) / 1000})`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  }).join('')
}

/** The same with its middle at x. */
export const centredLettering = (text: string, x: number, y: number, size: number, colour: string) =>
  lettering(text, x - ((text.length * advance - (advance - 4)) * size) / 12, y, size, colour)
