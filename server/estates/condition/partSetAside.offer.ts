import type { SettingAside } from '#server/access/settingAside.ts'
import type { BuildingPart } from './buildingPart.entity.ts'

/** A part goes with its documents, whether it is deleted from its building or from the plan. */
export const partSetAside: SettingAside<BuildingPart> = {
  kind: 'buildingPart',
  name: ({ code, name }) => (name ? `${code} ${name}` : code),
}
