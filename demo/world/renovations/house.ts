import { carpenter, painter } from '#demo/documents/senders.ts'
import type { DemoRenovation } from './renovation.ts'

export const houseRenovations: readonly DemoRenovation[] = [
  {
    kind: 'selfEffort',
    title: 'Slipt og oljet gulvene i første etasje',
    ago: 1,
    description: 'Leide slipemaskin i en helg. Tre strøk hardvoksolje, resten står i boden til det neste strøket om et par år.',
    cost: 684_000,
    before: [{ scene: 'floorPlan', caption: 'Stue, spisestue og entré' }],
  },
  {
    kind: 'selfEffortProfessional',
    title: 'Malt fasaden',
    ago: 3,
    trades: ['painter'],
    companies: [painter.name],
    description: 'Skrapt og grunnet av oss, to strøk fra stillas av maleren. Fargekoden står på innsiden av kjellerdøren.',
    cost: 5_957_500,
    before: [{ scene: 'villa', caption: 'Malingen flasset mot sør' }],
    after: [{ scene: 'villa', caption: 'Ferdig i august' }],
    papers: [{ document: 'paintingReceipt', type: 'receipt', name: 'Kvittering for malingen' }],
  },
  {
    kind: 'professional',
    title: 'Nye vinduer mot sør og vest',
    ago: 4,
    trades: ['carpenter'],
    companies: [carpenter.name],
    description: 'Sju vinduer med tre lag glass i den gamle inndelingen. Vesentlig mindre trekk i stua.',
    cost: 14_510_000,
    before: [{ scene: 'villa', caption: 'Koblede vinduer fra 1960-tallet' }],
    after: [{ scene: 'villa', caption: 'Samme inndeling, nytt glass' }],
    papers: [{ document: 'windowsReceipt', type: 'receipt', name: 'Kvittering for vinduene' }],
  },
  {
    kind: 'professional',
    title: 'Nytt tak og nye renner',
    ago: 12,
    trades: ['roofer', 'tinsmith'],
    description: 'Lagt om av eieren før oss: ny undertekking, lekter og tegl. Renner og beslag i lakkert stål.',
    before: [{ scene: 'roofAndGutter', caption: 'Mose og sprukne stein' }],
    after: [{ scene: 'roofAndGutter', caption: 'Nytt tegl' }],
  },
  {
    kind: 'professional',
    title: 'Bad i andre etasje',
    ago: 21,
    trades: ['plumber', 'tiler', 'electrician'],
    description: 'Gjort av eieren før oss. Membranen er fra da, så badet bør vurderes ved neste tilstandsrapport.',
    after: [{ scene: 'bathroom' }],
  },
]
