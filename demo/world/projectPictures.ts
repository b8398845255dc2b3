import type { SceneName } from '#demo/art/scenes.ts'
import type { Trade } from '#schema/companies/trades.ts'
import type { ControlAreaType, ControlPointType } from '#schema/projects/controls.ts'

/** A part of a scene: from its left, from its top, so wide. */
export type Shot = readonly [scene: SceneName, left: number, top: number, width: number]

/** What somebody kept of a point when they looked at it. */
interface Looked {
  comment?: string
  shots?: readonly Shot[]
}

export interface ProjectLook {
  picture: Shot | SceneName
  /** Who does the work of an area: whoever is called in for that trade, or the company's own people. */
  doneBy: Partial<Record<ControlAreaType, Trade | 'own'>>
  points: Partial<Record<ControlPointType, Looked>>
}

/** As the projects look to whoever follows them: by their names. */
export const projectLooks: Readonly<Record<string, ProjectLook>> = {
  'Nye takstein': {
    picture: ['roofAndGutter', 300, 0, 1300],
    doneBy: { tinsmith: 'roofer', roofing: 'roofer' },
    points: {
      gutters: { comment: 'Fall 5 mm per meter mot nedløpet, prøvd med vann.', shots: [['roofAndGutter', 30, 620, 500]] },
      flashings: { shots: [['roofAndGutter', 40, 240, 360]] },
      chimneyFlashing: {
        comment: 'Oppbrett 150 mm på alle fire sider.',
        shots: [
          ['roofAndGutter', 340, 190, 380],
          ['roofAndGutter', 340, 0, 420],
        ],
      },
      windowFlashing: { shots: [['roofAndGutter', 1000, 250, 460]] },
      snowGuards: { shots: [['roofAndGutter', 560, 460, 460]] },
      underlay: { comment: 'Omlegg 150 mm, klemt i skjøtene.' },
      battens: { comment: 'Lekteavstand 345 mm, målt fem steder.' },
      tilesLaying: { shots: [['roofAndGutter', 660, 200, 380]] },
      penetrations: { shots: [['roofAndGutter', 1000, 250, 460]] },
      roofVentilation: { comment: 'Åpent ved raft og møne.', shots: [['roofAndGutter', 860, 90, 380]] },
    },
  },
  'Nytt bad i første etasje': {
    picture: ['bathroom', 0, 0, 1328],
    doneBy: { electrician: 'electrician', wetAreas: 'own', ventilation: 'ventilation', plumbing: 'plumber', bathroom: 'own' },
    points: {
      hiddenInstallation: { shots: [['electricalCabinet', 500, 0, 460]] },
      distributionBoard: {
        comment: 'To nye kurser, merket 11 og 12.',
        shots: [
          ['electricalCabinet', 480, 150, 800],
          ['electricalCabinet', 1060, 220, 460],
        ],
      },
      earthing: { comment: 'Klemt til armeringen og målt: 0,4 ohm.' },
      floorHeating: { comment: '38 ohm før støp og 38 ohm etter.', shots: [['electricalCabinet', 120, 440, 320]] },
      smokeDetectors: { comment: 'Ny i gangen utenfor, seriekoblet.' },
      declarationOfConformity: { comment: 'Ligger blant leveransedokumentene.' },
      substrate: { comment: 'Fukt i undergulvet 68 % RF.', shots: [['bathroom', 900, 740, 340]] },
      fallToDrain: {
        comment: '1:50 inntil dusjen, 1:100 ellers.',
        shots: [
          ['bathroom', 60, 690, 400],
          ['bathroom', 420, 740, 340],
        ],
      },
      membrane: { comment: 'To strøk, 1,1 mm målt våt. Fem spann brukt.', shots: [['bathroom', 520, 20, 480]] },
      drainCollar: { comment: 'Klemringen sitter etter at limet ble renset.', shots: [['bathroom', 60, 690, 320]] },
      pipePenetrations: { shots: [['bathroom', 1200, 380, 340]] },
      tightnessTest: { comment: 'Vann 25 mm over sluket i et døgn, ingen synk.', shots: [['technicalRoom', 760, 760, 300]] },
      ducts: { shots: [['technicalRoom', 80, 0, 420]] },
    },
  },
  'Nytt bygg i hagen': {
    picture: 'modernHouse',
    doneBy: {
      electrician: 'electrician',
      roofing: 'roofer',
      ventilation: 'ventilation',
      plumbing: 'plumber',
      masonry: 'murer',
      carpenter: 'own',
    },
    points: {},
  },
}
