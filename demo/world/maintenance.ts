import type { Trade } from '#schema/companies/trades.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { Priority } from '#schema/maintenance/tasks.words.ts'
import type { TemplateName } from '#schema/maintenance/templates.ts'
import type { EstateKey } from './estates.ts'

export interface DemoTask {
  title: string
  code: BuildingPartCode
  priority: Priority
  trade?: Trade
  /** The month and the day it comes. */
  on: `${string}-${string}`
  /** In months; none for what is done once. */
  every?: number
  kroner?: number
  basis?: 'completion'
  description?: string
  /** How many years ago it began; for what is done once, how many years from now it comes. */
  years: number
  /** What it was made of: the part itself, or what was found elsewhere, by its name. */
  origin?: { kind: 'condition' } | { kind: 'controlPoint'; name: string } | { kind: 'moisture'; name: string; found: string }
  /** What is done once, and was, that many days ago. */
  doneAgo?: number
  /** What has not been done this year, though it should have been. */
  isLate?: true
}

export interface DemoPlan {
  estate: EstateKey
  building: string
  /** Parts that nobody has written of elsewhere. */
  parts?: readonly { code: BuildingPartCode; grade: 'TG0' | 'TG1' | 'TGIU' }[]
  tasks: readonly DemoTask[]
}

/** How bad it is where a part fails. */
export const consequences: Partial<Record<BuildingPartCode, 'KG0' | 'KG1' | 'KG2' | 'KG3'>> = {
  '21': 'KG2',
  '22': 'KG3',
  '23': 'KG1',
  '25': 'KG3',
  '26': 'KG3',
  '27': 'KG2',
  '31': 'KG2',
  '36': 'KG1',
  '43': 'KG3',
  '54': 'KG3',
}
export const lives: Partial<Record<BuildingPartCode, number>> = {
  '21': 5,
  '23': 15,
  '25': 1,
  '26': 20,
  '27': 10,
  '31': 12,
  '36': 8,
  '43': 20,
}

/** What the tasks are called in the messages, here as a Norwegian owner would write it. */
export const titles = {
  gutters: 'Rens av takrenner og nedløp',
  roof: 'Kontroll av tak og beslag',
  facade: 'Kontroll av fasade og maling',
  washCladding: 'Vask av kledning',
  drains: 'Rens av sluk',
  wetRooms: 'Kontroll av våtrom',
  filters: 'Skifte filter i ventilasjon',
  smokeDetectors: 'Test av røykvarslere',
  chimney: 'Feiing og tilsyn av pipe',
  electrical: 'El-kontroll',
  drainage: 'Kontroll av drenering',
} as const satisfies Partial<Record<TemplateName, string>>

export const plans: readonly DemoPlan[] = [
  {
    estate: 'house',
    building: 'Hovedhus',
    parts: [
      { code: '27', grade: 'TG1' },
      { code: '31', grade: 'TG1' },
      { code: '36', grade: 'TG1' },
      { code: '43', grade: 'TG0' },
      { code: '54', grade: 'TG0' },
    ],
    tasks: [
      { title: titles.gutters, code: '26', priority: 2, trade: 'tinsmith', on: '04-30', every: 6, kroner: 2_400, years: 10 },
      { title: titles.roof, code: '26', priority: 1, trade: 'roofer', on: '05-12', every: 12, kroner: 4_900, years: 10 },
      { title: titles.facade, code: '23', priority: 2, trade: 'painter', on: '06-02', every: 12, kroner: 0, years: 10 },
      { title: titles.washCladding, code: '23', priority: 3, on: '05-25', every: 24, kroner: 1_800, years: 10 },
      { title: titles.drains, code: '31', priority: 2, on: '01-15', every: 3, years: 10 },
      { title: titles.wetRooms, code: '25', priority: 1, trade: 'plumber', on: '10-06', every: 12, kroner: 3_500, years: 10, isLate: true },
      {
        title: titles.filters,
        code: '36',
        priority: 2,
        trade: 'ventilation',
        on: '03-10',
        every: 6,
        kroner: 900,
        basis: 'completion',
        years: 6,
      },
      { title: titles.smokeDetectors, code: '54', priority: 1, on: '01-31', every: 3, years: 10 },
      { title: titles.chimney, code: '27', priority: 2, on: '09-18', every: 48, years: 10 },
      { title: titles.electrical, code: '43', priority: 1, trade: 'electrician', on: '02-20', every: 60, kroner: 6_200, years: 10 },
      { title: titles.drainage, code: '21', priority: 2, on: '11-05', every: 12, years: 10, isLate: true },
      {
        title: 'Pusse opp badet i 2. etasje',
        code: '25',
        priority: 1,
        trade: 'tiler',
        on: '03-02',
        kroner: 285_000,
        description: 'Membranen er ikke ført opp bak dusjen. Nytt bad fra sluk til himling.',
        origin: { kind: 'condition' },
        years: 1,
      },
      {
        title: 'Grave opp og drenere mot nord',
        code: '21',
        priority: 1,
        trade: 'machineContractor',
        on: '08-15',
        kroner: 240_000,
        origin: { kind: 'condition' },
        years: 2,
      },
      {
        title: 'Feste nedløpet mot nord',
        code: '26',
        priority: 2,
        trade: 'tinsmith',
        on: '04-15',
        kroner: 3_500,
        origin: { kind: 'controlPoint', name: 'Takrenner og nedløp mot nord' },
        years: 1,
      },
      {
        title: 'Rense ventilene i krypkjelleren',
        code: '21',
        priority: 1,
        on: '09-05',
        kroner: 1_200,
        origin: { kind: 'moisture', name: 'Krypkjeller', found: '78' },
        doneAgo: 40,
        years: 0,
      },
      { title: 'Male huset', code: '23', priority: 2, trade: 'painter', on: '06-15', kroner: 98_000, years: 3 },
      { title: 'Legge om taket', code: '26', priority: 2, trade: 'roofer', on: '05-20', kroner: 420_000, years: 9 },
    ],
  },
  {
    estate: 'house',
    building: 'Garasje',
    tasks: [
      { title: 'Ny takpapp på garasjen', code: '26', priority: 1, trade: 'roofer', on: '05-04', kroner: 32_000, years: 1 },
      { title: 'Smøre porten', code: '23', priority: 3, on: '09-30', every: 12, years: 8 },
      { title: titles.gutters, code: '26', priority: 3, on: '10-31', every: 12, years: 8 },
    ],
  },
  {
    estate: 'cabin',
    building: 'Hytte',
    tasks: [
      { title: 'Stenge vannet for vinteren', code: '73', priority: 1, on: '10-12', every: 12, years: 5 },
      { title: titles.chimney, code: '27', priority: 2, on: '07-05', every: 48, years: 5 },
      { title: 'Beise veggene', code: '22', priority: 3, on: '06-20', every: 48, kroner: 4_000, years: 3 },
    ],
  },
]
