import type { SceneName } from '#demo/art/scenes.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import { buildings, type DemoBuilding } from './buildings.ts'
import { demoId } from './demoId.ts'
import { estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { consequences, lives } from './maintenance.ts'
import { minutesAfter, type Past } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

/** A picture kept with a building. */
export interface BuildingPicture {
  fileId: string
  scene: SceneName
}

const built = { buildingNumber: null, version: 1 }
const factNames = [
  'houseType',
  'builtYear',
  'grossAreaM2',
  'floorsCount',
  'foundation',
  'structure',
  'roofType',
  'roofCovering',
  'cladding',
  'windowsYear',
  'heating',
  'ventilation',
] as const

/** The buildings with all that is kept on them, and the pictures that lie in their files. */
export function buildingRows(past: Past, ids: Ids): { rows: Rows; pictures: BuildingPicture[] } {
  const kept = buildings.map((building, index) => rowsOf(building, index, past, ids))
  const all = (table: Exclude<keyof (typeof kept)[number], 'pictures'>) => kept.flatMap((each) => each[table])
  return {
    rows: {
      file: all('file'),
      building: all('building'),
      drawing: all('drawing'),
      other_document: all('other_document'),
      estate_control_point: all('estate_control_point'),
      estate_control_point_file: all('estate_control_point_file'),
      building_part: all('building_part'),
    },
    pictures: kept.flatMap(({ pictures }) => pictures),
  }
}

function rowsOf({ estate, name, facts, architect, ...hanging }: DemoBuilding, index: number, past: Past, ids: Ids) {
  const { owners, since } = estates[estate]
  const begun = minutesAfter(past(since, '18:40'), index * 3)
  let minutes = 0
  const next = () => minutesAfter(begun, ++minutes)
  const estateId = ids.estate(estate)
  const buildingId = demoId(`building ${estate} ${name}`, begun)
  const place = { estateId, buildingId }
  const file: RowValues[] = []
  const pictures: BuildingPicture[] = []

  function pictureOf(scene: SceneName, about: string) {
    const createdAt = next()
    const fileId = demoId(`picture ${estate} ${name} ${about}`, createdAt)
    pictures.push({ fileId, scene })
    const named = { name: `${about}.jpg`, urlName: urlNameOf(`${about}.jpg`) }
    const content = { type: 'image/jpeg', purpose: 'document', width: null, height: null }
    const adopted = { isTemporary: false, expiresAt: null }
    const section = 'technical-information'
    file.push({ id: fileId, ...named, ...content, ownerAccountId: ids.account(owners[0]!), estateId, section, ...adopted, createdAt })
    return fileId
  }
  const made = (kind: string, about: string) => {
    const createdAt = next()
    return { id: demoId(`${kind} ${estate} ${name} ${about}`, createdAt), ...place, createdAt }
  }

  const drawing = (hanging.drawings ?? []).map(({ name: customName, type: documentType, scene }) => {
    const fileId = pictureOf(scene, customName)
    const row = made('drawing', customName)
    return { ...row, documentType, customName, fileId, version: 1, updatedAt: row.createdAt }
  })
  const documents = (hanging.documents ?? []).map(({ name: customName, scene }) => {
    const fileId = pictureOf(scene, customName)
    const row = made('document', customName)
    return { ...row, customName, fileId, version: 1, updatedAt: row.createdAt }
  })
  const points = (hanging.points ?? []).map(({ name: said, type, comment = null, result = null, scenes = [] }) => {
    const isCompleted = result !== null
    const row = made('point', said)
    const proofs = scenes.map((scene, place) => ({
      fileId: pictureOf(scene, `${said} ${place + 1}`),
      ...made('proof', `${said} ${place}`),
    }))
    const updatedAt = next()
    const checked = { isCompleted, result, completedAt: isCompleted ? updatedAt : null, version: isCompleted ? 2 : 1, updatedAt }
    return { point: { ...row, type, name: said, comment, ...checked }, proofs }
  })
  const part = (hanging.parts ?? []).map(({ code, name: which = null, grade, cause = null, consequence = null, cost }) => {
    const row = made('part', `${code} ${which}`)
    const grades = { consequenceGrade: consequences[code] ?? null, remainingLifeYears: lives[code] ?? null }
    const finding = { ...grades, conditionGrade: grade, cause, consequence, costEstimateOre: cost === undefined ? null : cost * 100 }
    const inspectedOn = grade === 'TGIU' ? null : past({ years: 1, months: 6 }).toISOString().slice(0, 10)
    return { ...row, code, name: which, ...finding, inspectedOn, version: 1, updatedAt: row.createdAt }
  })
  const written = Object.fromEntries(factNames.map((fact) => [fact, facts[fact] ?? null]))
  const drew = {
    architectName: architect?.name ?? null,
    architectCompany: architect?.company ?? null,
    architectPhone: architect?.phone ?? null,
    architectEmail: architect?.email ?? null,
  }
  return {
    file,
    pictures,
    building: [
      {
        id: buildingId,
        estateId,
        name,
        inPlan: estate !== 'flat' && hanging.parts !== undefined,
        ...written,
        ...drew,
        ...built,
        createdAt: begun,
        updatedAt: begun,
      },
    ] as RowValues[],
    drawing: drawing as RowValues[],
    other_document: documents as RowValues[],
    estate_control_point: points.map(({ point }) => point) as RowValues[],
    estate_control_point_file: points.flatMap(({ point, proofs }) =>
      proofs.map((proof) => ({ ...proof, controlPointId: point.id })),
    ) as RowValues[],
    building_part: part as RowValues[],
  }
}
