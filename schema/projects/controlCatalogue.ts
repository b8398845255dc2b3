import type { Trade } from '#schema/companies/trades.ts'
import type { ControlWork } from './projectTypes.ts'

interface ControlledTrade {
  trade: Trade
  /** What is looked at, and in which work. */
  points: Readonly<Record<string, readonly ControlWork[]>>
}

const newBuilding = ['NEW_BUILDING'] as const
const newHome = ['NEW_BUILDING', 'NEW_APARTMENT'] as const
const indoors = [...newHome, 'BATHROOM'] as const
const bathroom = ['NEW_APARTMENT', 'BATHROOM'] as const
const withFrontDoor = [...newHome, 'FRONT_DOOR_REPLACEMENT'] as const
const withWindows = [...newHome, 'WINDOW_REPLACEMENT'] as const
const outerWall = [...withFrontDoor, 'WINDOW_REPLACEMENT', 'EXTERIOR_CLADDING_REPLACEMENT'] as const
const cladding = ['NEW_BUILDING', 'EXTERIOR_CLADDING_REPLACEMENT'] as const
const roof = ['NEW_BUILDING', 'ROOF_TILES_REPLACEMENT', 'ROOFING_FELT_REPLACEMENT'] as const

/** What is checked while somebody builds, trade by trade, in the order of the work. Their names stand in `controlNames/`. */
export const controlCatalogue = {
  earthWorks: {
    trade: 'machineContractor',
    points: {
      excavationDepth: newBuilding,
      drainage: newBuilding,
      frostInsulation: newBuilding,
      backfill: newBuilding,
      waterSewerTrench: newBuilding,
      radonBarrier: newBuilding,
    },
  },
  concrete: {
    trade: 'concreter',
    points: {
      formwork: newBuilding,
      reinforcement: newBuilding,
      castIns: newBuilding,
      concreteQuality: newBuilding,
      levelTolerance: newBuilding,
      curing: newBuilding,
    },
  },
  tinsmith: {
    trade: 'tinsmith',
    points: {
      gutters: roof,
      flashings: [
        'NEW_BUILDING',
        'WINDOW_REPLACEMENT',
        'ROOF_TILES_REPLACEMENT',
        'ROOFING_FELT_REPLACEMENT',
        'EXTERIOR_CLADDING_REPLACEMENT',
      ],
      chimneyFlashing: roof,
      windowFlashing: ['NEW_BUILDING', 'WINDOW_REPLACEMENT', 'EXTERIOR_CLADDING_REPLACEMENT'],
      snowGuards: roof,
      roofLadder: roof,
    },
  },
  electrician: {
    trade: 'electrician',
    points: {
      hiddenInstallation: indoors,
      distributionBoard: indoors,
      earthing: indoors,
      floorHeating: indoors,
      smokeDetectors: indoors,
      declarationOfConformity: indoors,
    },
  },
  carpenter: {
    trade: 'carpenter',
    points: {
      framing: newHome,
      windBarrier: outerWall,
      vapourBarrier: ['NEW_BUILDING', 'NEW_APARTMENT', 'FRONT_DOOR_REPLACEMENT', 'WINDOW_REPLACEMENT'],
      insulation: outerWall,
      claddingVentilation: cladding,
      woodMoisture: outerWall,
      airTightness: newHome,
    },
  },
  roofing: {
    trade: 'roofer',
    points: {
      underlay: roof,
      battens: ['NEW_BUILDING', 'ROOF_TILES_REPLACEMENT'],
      tilesLaying: ['NEW_BUILDING', 'ROOF_TILES_REPLACEMENT'],
      feltWelding: ['NEW_BUILDING', 'ROOFING_FELT_REPLACEMENT'],
      penetrations: roof,
      roofVentilation: roof,
      roofSafety: roof,
    },
  },
  wetAreas: {
    trade: 'tiler',
    points: {
      substrate: indoors,
      fallToDrain: indoors,
      membrane: indoors,
      drainCollar: indoors,
      pipePenetrations: indoors,
      tightnessTest: indoors,
    },
  },
  ventilation: {
    trade: 'ventilation',
    points: {
      ducts: indoors,
      fireDampers: newHome,
      airflow: indoors,
      filters: indoors,
      noise: indoors,
    },
  },
  paintingAndFloors: {
    trade: 'painter',
    points: {
      surfacePreparation: ['NEW_BUILDING', 'NEW_APARTMENT', 'EXTERIOR_CLADDING_REPLACEMENT'],
      indoorPaint: newHome,
      outdoorPaint: cladding,
      floorMoisture: newHome,
      floorCovering: newHome,
    },
  },
  chimneys: {
    trade: 'murer',
    points: {
      chimneyHeight: newBuilding,
      fireDistance: newBuilding,
      fireplaceMounting: newBuilding,
      sootHatch: newBuilding,
      chimneyApproval: newBuilding,
    },
  },
  masonry: {
    trade: 'murer',
    points: {
      blockLaying: newBuilding,
      joints: newBuilding,
      lintels: newBuilding,
      render: newBuilding,
      moistureBarrier: newBuilding,
    },
  },
  plumbing: {
    trade: 'plumber',
    points: {
      pressureTest: indoors,
      pipeInPipe: indoors,
      drainSlope: indoors,
      leakStop: indoors,
      hotWater: newHome,
      sanitary: indoors,
    },
  },
  bathroom: {
    trade: 'tiler',
    points: {
      demolition: ['BATHROOM'],
      bathroomTiles: bathroom,
      silicone: bathroom,
      showerWall: bathroom,
      finalBathroom: bathroom,
    },
  },
  doors: {
    trade: 'carpenter',
    points: {
      doorMounting: withFrontDoor,
      doorSealing: withFrontDoor,
      doorThreshold: withFrontDoor,
      fireDoor: newHome,
      lock: withFrontDoor,
    },
  },
  windows: {
    trade: 'carpenter',
    points: {
      windowMounting: withWindows,
      windowSealing: withWindows,
      uValue: withWindows,
      sillFlashing: withWindows,
      openingFunction: withWindows,
    },
  },
} as const satisfies Record<string, ControlledTrade>
