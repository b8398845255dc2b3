import { writtenNumber } from '#client/ui/writing.ts'
import { type Fact, isKnown } from './FactList.tsx'
import type { Building as KeptBuilding } from './useBuilding.ts'

export type Building = Pick<
  KeptBuilding,
  | 'builtYear'
  | 'grossAreaM2'
  | 'floorsCount'
  | 'buildingNumber'
  | 'foundation'
  | 'structure'
  | 'roofType'
  | 'roofCovering'
  | 'cladding'
  | 'windowsYear'
  | 'heating'
  | 'ventilation'
>

/** How a building is built, as far as somebody has said. */
export function factsOf(building: Building): Fact[] {
  const year = (value: number | null | undefined) => value && String(value)
  const facts: Fact[] = [
    ['estates.building.builtYear', year(building.builtYear)],
    ['estates.building.grossAreaM2', building.grossAreaM2 != null && `${writtenNumber(building.grossAreaM2)} m²`],
    ['estates.building.floorsCount', building.floorsCount != null && String(building.floorsCount)],
    ['estates.building.buildingNumber', building.buildingNumber],
    ['estates.building.foundation', building.foundation],
    ['estates.building.structure', building.structure],
    ['estates.building.roofType', building.roofType],
    ['estates.building.roofCovering', building.roofCovering],
    ['estates.building.cladding', building.cladding],
    ['estates.building.windowsYear', year(building.windowsYear)],
    ['estates.building.heating', building.heating],
    ['estates.building.ventilation', building.ventilation],
  ]
  return facts.filter(isKnown)
}
