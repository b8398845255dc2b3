import type { Trade } from '#schema/companies/trades.ts'
import type { VatRate } from '#schema/money.ts'
import type { OrderStatus, PriceKind } from '#schema/projects/orderTypes.ts'
import type { Span } from './past.ts'
import { quoted } from './quotationRows.ts'

export type Line = readonly [description: string, quantity: number, unit: string, kroner: number, vatRate?: VatRate]
/** What was done after it was made: by whom, and why. */
type Step = readonly [action: string, by: 'leader' | 'owner', words?: string]

export interface DemoOrder {
  title: string
  description: string
  trade: Trade
  status: OrderStatus
  priceKind: PriceKind
  since: Span
  type?: 'request'
  lines: readonly Line[]
  /** What its customer was sent, where that is taken back and written anew. */
  sentLines?: readonly Line[]
  steps: readonly Step[]
}

/** Of the bathroom: one in each state. */
export const orders: readonly DemoOrder[] = [
  {
    title: 'Varmekabel i hele gulvet',
    description: 'Utvides fra fire til seks kvadratmeter, med termostat som kan styres fra telefonen.',
    trade: 'electrician',
    status: 'approvedByCustomer',
    priceKind: 'FIXED',
    since: { days: 31 },
    lines: [
      ['Varmekabel med montering', 6, 'm²', 1_450],
      ['Termostat', 1, 'stk', 2_290],
    ],
    steps: [
      ['release', 'leader'],
      ['approve', 'owner', 'Fint, kjør på.'],
    ],
  },
  {
    title: 'Nisje i dusjveggen',
    description: 'Innfelt hylle, 30 × 60 cm, med membran og flis som veggen ellers.',
    trade: 'tiler',
    status: 'readyForCustomer',
    priceKind: 'FIXED',
    since: { days: 9 },
    lines: [
      ['Nisje, ferdig flislagt', 1, 'stk', 6_800],
      ['Kantlist i stål', 1.8, 'm', 420],
    ],
    steps: [['release', 'leader']],
  },
  {
    title: 'Håndkletørker med egen kurs',
    description: 'Kunden ønsker en rimeligere modell.',
    trade: 'electrician',
    status: 'rejectedByCustomer',
    priceKind: 'FIXED',
    since: { days: 16 },
    lines: [['Håndkletørker, 500 W, montert', 1, 'stk', 9_900]],
    steps: [
      ['release', 'leader'],
      ['reject', 'owner', 'For dyr. Finnes det en enklere?'],
    ],
  },
  {
    title: 'Flytte sluket til midten av gulvet',
    description: 'Må i så fall bestemmes før gulvet støpes.',
    trade: 'plumber',
    status: 'rejectedByPmOrSc',
    priceKind: 'INDICATION',
    since: { days: 40 },
    type: 'request',
    lines: [],
    steps: [['reject', 'leader', 'Fallet blir for slakt mot dusjen. Vi foreslår renne ved veggen i stedet.']],
  },
  {
    title: 'Nytt vindu med frostet glass',
    description: 'Målene tas når kledningen er åpnet.',
    trade: 'carpenter',
    status: 'open',
    priceKind: 'ESTIMATE',
    since: { days: 7 },
    lines: [
      ['Vindu 60 × 90, frostet', 1, 'stk', 7_450],
      ['Montering og beslag', 6, 't', 780],
    ],
    steps: [],
  },
  {
    title: 'Downlights i himlingen',
    description: 'Seks stykker med dimmer. IP44, som kravet er over dusjen.',
    trade: 'electrician',
    status: 'open',
    priceKind: 'FIXED',
    since: { days: 12 },
    lines: [
      ['Downlight IP44, montert', 6, 'stk', 1_190],
      ['Dimmer', 1, 'stk', 1_450],
    ],
    sentLines: [['Downlight IP44, montert', 6, 'stk', 990]],
    steps: [
      ['release', 'leader'],
      ['withdraw', 'leader'],
    ],
  },
  {
    title: quoted.title,
    description: 'Avløpet luftes over tak i stedet for med ventil.',
    trade: 'plumber',
    status: 'open',
    priceKind: 'FIXED',
    since: { days: 6 },
    lines: quoted.lines,
    steps: [['ask', 'leader']],
  },
]
