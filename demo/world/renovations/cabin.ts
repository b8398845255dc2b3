import { plumber } from '#demo/documents/senders.ts'
import type { DemoRenovation } from './renovation.ts'

export const cabinRenovations: readonly DemoRenovation[] = [
  {
    kind: 'professional',
    title: 'Byttet varmtvannstank',
    ago: 1,
    trades: ['plumber'],
    companies: [plumber.name],
    description: 'Den gamle begynte å dryppe ved ventilen. Den nye tåler at hytta står kald.',
    cost: 2_364_688,
    before: [{ scene: 'technicalRoom', caption: 'Den gamle tanken' }],
    after: [{ scene: 'technicalRoom', caption: 'Ny tank, 200 liter' }],
    papers: [{ document: 'waterHeaterReceipt', type: 'receipt', name: 'Kvittering for tanken' }],
  },
  {
    kind: 'selfEffort',
    title: 'Beiset hytta',
    ago: 2,
    description: 'Vask og ett strøk beis på alle vegger, to mot vest. Det gikk med 24 liter.',
    cost: 412_000,
    before: [{ scene: 'cabin' }],
    after: [{ scene: 'cabin' }],
  },
]
