import type { SceneName } from '#server/demo/art/scenes.ts'

/** The property a demo document is about. */
export type Property = {
  address: string
  place: string
  cadastre: string
  owner: string
  kind: string
  built: number
  /** Usable floor area in square metres. */
  area: number
  scene: SceneName
}

export const villaProperty: Property = {
  address: 'Solveien 14',
  place: '1170 Oslo',
  cadastre: '0301-207/80',
  owner: 'Kari Nordmann',
  kind: 'Enebolig',
  built: 1908,
  area: 214,
  scene: 'villa',
}

export const whole = ({ address, place }: Property) => `${address}, ${place}`
