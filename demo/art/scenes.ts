import { apartmentBuilding } from './apartmentBuilding.ts'
import { bathroom } from './bathroom.ts'
import { cabin } from './cabin.ts'
import { sheet, svgDocument, type Size } from './canvas.ts'
import { electricalCabinet } from './electricalCabinet.ts'
import { farm } from './farm.ts'
import { floorPlan } from './floorPlan.ts'
import { housingBlock } from './housingBlock.ts'
import { modernHouse } from './modernHouse.ts'
import { roofAndGutter } from './roofAndGutter.ts'
import { technicalRoom } from './technicalRoom.ts'
import { townHouses } from './townHouses.ts'
import { villa } from './villa.ts'

const scenes = {
  villa,
  housingBlock,
  cabin,
  modernHouse,
  townHouses,
  apartmentBuilding,
  farm,
  bathroom,
  roofAndGutter,
  electricalCabinet,
  technicalRoom,
  floorPlan,
}

export type SceneName = keyof typeof scenes

export const sceneNames = Object.keys(scenes) as SceneName[]

export const drawScene = (name: SceneName, size: Size = sheet): string => svgDocument(scenes[name](), size)
