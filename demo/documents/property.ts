import type { SceneName } from '#demo/art/scenes.ts'

/** The property a demo document is about. */
export type Property = {
  address: string
  place: string
  /** Cadastre, or organisation and share number. */
  identity: string
  owner: string
  home: 'house' | 'flat' | 'cabin'
  built: number
  /** Usable floor area in square metres. */
  area: number
  /** The years of the latest works. */
  renewed: { roof: number; windows: number; bathroom: number }
  scene: SceneName
}

export const villaProperty: Property = {
  address: 'Solveien 14',
  place: '1170 Oslo',
  identity: '0301-207/80',
  owner: 'Kari Nordmann',
  home: 'house',
  built: 1908,
  area: 214,
  renewed: { roof: 2009, windows: 2022, bathroom: 2003 },
  scene: 'villa',
}

export const whole = ({ address, place }: Property) => `${address}, ${place}`

export const kinds = { house: 'Enebolig', flat: 'Leilighet', cabin: 'Hytte' } as const

/** Organisation numbers are written in threes. */
export const identityLabel = ({ home }: Property) => (home === 'flat' ? 'Andel' : 'Matrikkel')
