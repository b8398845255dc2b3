import type { SceneName } from '#demo/art/scenes.ts'
import type { BuildingPartCode, ConditionGrade } from '#schema/estates/condition.words.ts'
import type { ControlResult, controlPointTypes } from '#schema/estates/controlPoints.input.ts'
import type { documentTypes } from '#schema/files/documentTypes.ts'
import type { EstateKey } from './estates.ts'

interface DemoPart {
  code: BuildingPartCode
  name?: string
  grade: ConditionGrade
  cause?: string
  consequence?: string
  cost?: number
}

export interface DemoBuilding {
  estate: EstateKey
  name: string
  facts: Partial<
    Record<'houseType' | 'foundation' | 'structure' | 'roofType' | 'roofCovering' | 'cladding' | 'heating' | 'ventilation', string>
  > &
    Partial<Record<'builtYear' | 'grossAreaM2' | 'floorsCount' | 'windowsYear', number>>
  architect?: { name: string; company: string; phone: string; email: string }
  drawings?: readonly { name: string; type: (typeof documentTypes)[number]; scene: SceneName }[]
  documents?: readonly { name: string; scene: SceneName }[]
  points?: readonly {
    name: string
    type: (typeof controlPointTypes)[number]
    comment?: string
    result?: ControlResult
    scenes?: readonly SceneName[]
  }[]
  parts?: readonly DemoPart[]
}

/** Of the three estates whose owner shows what there is to know of buildings. */
export const buildings: readonly DemoBuilding[] = [
  {
    estate: 'house',
    name: 'Hovedhus',
    facts: {
      houseType: 'detachedHouse',
      builtYear: 1908,
      grossAreaM2: 214,
      floorsCount: 3,
      foundation: 'Gråsteinsmur, kjeller under hele huset',
      structure: 'Laftet tømmer',
      roofType: 'Saltak',
      roofCovering: 'Rød teglstein',
      cladding: 'Liggende trekledning',
      windowsYear: 2022,
      heating: 'Varmepumpe og vedovn',
      ventilation: 'Naturlig, vifte på bad og kjøkken',
    },
    architect: { name: 'Astrid Strekmoen', company: 'Strekmoen Arkitekter', phone: '+4768050311', email: 'post@strekmoen.example' },
    drawings: [
      { name: 'Plan 1. etasje', type: 'workingDrawing', scene: 'floorPlan' },
      { name: 'Plan 2. etasje', type: 'applicationDrawing', scene: 'floorPlan' },
    ],
    documents: [
      { name: 'Sikringsskapet, med kursfortegnelse', scene: 'electricalCabinet' },
      { name: 'Teknisk rom etter ombygging', scene: 'technicalRoom' },
    ],
    points: [
      {
        name: 'Fall til sluk på badet',
        type: 'wetAreas',
        comment: 'Målt med vater: 18 mm fra terskel til sluk.',
        result: 'ok',
        scenes: ['bathroom'],
      },
      {
        name: 'Takrenner og nedløp mot nord',
        type: 'tinsmith',
        comment: 'Ett nedløp er løst i veggfestet.',
        result: 'notOk',
        scenes: ['roofAndGutter'],
      },
      { name: 'Jordfeilbryter og kurser', type: 'electrician', result: 'ok', scenes: ['electricalCabinet'] },
      { name: 'Pipe over tak', type: 'chimneys' },
    ],
    parts: [
      { code: '21', grade: 'TG2', cause: 'Dreneringen er eldre enn 50 år.', consequence: 'Fukt i kjellerveggene mot nord.' },
      { code: '22', grade: 'TG1' },
      { code: '23', grade: 'TG1' },
      {
        code: '25',
        name: 'bad i 2. etasje',
        grade: 'TG3',
        cause: 'Membranen er ikke ført opp bak dusjen.',
        consequence: 'Vann trekker inn i etasjeskillet.',
        cost: 285_000,
      },
      { code: '26', grade: 'TG1' },
      { code: '27', grade: 'TGIU' },
      { code: '31', grade: 'TG1' },
      { code: '43', grade: 'TG0' },
    ],
  },
  {
    estate: 'house',
    name: 'Garasje',
    facts: {
      houseType: 'garage',
      builtYear: 1987,
      grossAreaM2: 41.5,
      floorsCount: 1,
      foundation: 'Støpt plate på mark',
      structure: 'Bindingsverk',
      roofType: 'Pulttak',
      roofCovering: 'Takpapp',
      cladding: 'Stående trekledning',
    },
    documents: [{ name: 'Elbillader, montasje', scene: 'electricalCabinet' }],
    points: [{ name: 'Takpapp og beslag', type: 'roofing', scenes: ['roofAndGutter'] }],
    parts: [
      { code: '23', grade: 'TG1' },
      { code: '26', grade: 'TG2', cause: 'Takpappen er 25 år og har sprekker.', consequence: 'Lekkasje ned i takbordene.' },
    ],
  },
  {
    estate: 'house',
    name: 'Uthus',
    facts: { houseType: 'outbuilding', builtYear: 1932, grossAreaM2: 18, floorsCount: 1 },
  },
  {
    estate: 'flat',
    name: 'Leilighet 31',
    facts: {
      houseType: 'apartment',
      builtYear: 1954,
      grossAreaM2: 68,
      floorsCount: 1,
      structure: 'Bærende mur og betongdekker',
      windowsYear: 2015,
      heating: 'Fjernvarme, radiatorer',
      ventilation: 'Felles avtrekk',
    },
    drawings: [{ name: 'Planløsning', type: 'workingDrawing', scene: 'floorPlan' }],
    points: [{ name: 'Membran og sluk på badet', type: 'bathroom', result: 'ok', scenes: ['bathroom'] }],
    parts: [
      { code: '24', grade: 'TG1' },
      { code: '25', name: 'bad', grade: 'TG1' },
      { code: '31', grade: 'TG1' },
      { code: '43', grade: 'TG0' },
    ],
  },
  {
    estate: 'cabin',
    name: 'Hytte',
    facts: {
      houseType: 'cabin',
      builtYear: 1961,
      grossAreaM2: 92,
      floorsCount: 2,
      foundation: 'Pilarer av betong',
      structure: 'Laftet tømmer',
      roofType: 'Saltak',
      roofCovering: 'Torv på knotteplast',
      heating: 'Vedovn og panelovner',
    },
    drawings: [{ name: 'Plan og snitt', type: 'applicationDrawing', scene: 'floorPlan' }],
    documents: [{ name: 'Sikringsskap', scene: 'electricalCabinet' }],
    points: [
      { name: 'Torvtak og vindskier', type: 'roofing', result: 'ok', scenes: ['roofAndGutter'] },
      { name: 'Ildsted og feieluke', type: 'chimneys' },
    ],
    parts: [
      { code: '22', grade: 'TG1' },
      { code: '26', grade: 'TG0' },
      { code: '27', grade: 'TG2', cause: 'Sprekk i pipevangen over tak.', consequence: 'Kan sprekke videre av frost.' },
      { code: '73', grade: 'TGIU' },
    ],
  },
  {
    estate: 'cabin',
    name: 'Anneks',
    facts: { houseType: 'outbuilding', builtYear: 1998, grossAreaM2: 16, floorsCount: 1 },
    parts: [{ code: '23', grade: 'TG1' }],
  },
]

/** What is known of the estates apart from their buildings; all that is not said here is unknown. */
export const technicalFacts = {
  house: {
    heating: 'Luft-til-vann varmepumpe, vedovn i stua',
    waterSupply: 'municipal',
    sewer: 'municipal',
    electricity: '63 A, trefase, overspenningsvern',
    energyGrade: 'E',
    radonBq: 64,
    internet: 'Fiber, 500 Mbit/s',
    mainStopcock: 'I kjelleren, bak døra til vaskerommet',
    fuseBox: 'I gangen i 1. etasje',
    waterMeter: 'Ved stoppekranen, nr. 48213',
    electricityMeter: 'I sikringsskapet, nr. 7359 0021',
  },
  flat: {
    heating: 'Fjernvarme',
    waterSupply: 'municipal',
    sewer: 'municipal',
    electricity: '25 A, enfase',
    energyGrade: 'D',
    radonBq: null,
    internet: 'Fiber gjennom borettslaget',
    mainStopcock: 'På badet, bak luken under vasken',
    fuseBox: 'I entreen',
    waterMeter: null,
    electricityMeter: 'I fellesskapet i kjelleren, nr. 7359 1187',
  },
  cabin: {
    heating: 'Vedovn og panelovner',
    waterSupply: 'own',
    sewer: 'septicTank',
    electricity: '32 A, enfase',
    energyGrade: 'F',
    radonBq: 130,
    internet: null,
    mainStopcock: 'I kummen ved brønnen',
    fuseBox: 'I boden',
    waterMeter: null,
    electricityMeter: 'På ytterveggen mot nord',
  },
} as const
