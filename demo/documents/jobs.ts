import type { Sender } from '#demo/pdf/layOut.ts'
import { builders, carpenter, heating, painter, plumber } from './senders.ts'

/** Work that was done and paid. Prices are øre without tax. */
export interface Job {
  sender: Sender
  /** Of the first receipt; the years' are counted on from there. */
  number: number
  lines: readonly { what: string; count: number; price: number }[]
  guarantee: string
}

export const waterHeater: Job = {
  sender: plumber,
  number: 10_482,
  lines: [
    { what: 'Varmtvannstank 200 l, bytte', count: 1, price: 1_169_000 },
    { what: 'Blandeventil og sikkerhetsventil', count: 1, price: 214_500 },
    { what: 'Rørlegger, timer', count: 4.5, price: 98_500 },
    { what: 'Bortkjøring av gammel tank', count: 1, price: 65_000 },
  ],
  guarantee:
    'Tanken har ti års garanti fra produsenten, arbeidet fem. Ta vare på kvitteringen: den er også dokumentasjon på at anlegget er satt i stand av fagfolk. Sikkerhetsventilen bør prøves én gang i året.',
}

export const heatPumpService: Job = {
  sender: heating,
  number: 2204,
  lines: [
    { what: 'Service på varmepumpe', count: 1, price: 239_000 },
    { what: 'Filter', count: 2, price: 18_900 },
    { what: 'Kjøring', count: 1, price: 49_000 },
  ],
  guarantee:
    'Trykk og temperaturer er innenfor det produsenten oppgir. Neste service om et år. Rens filtrene selv hver måned i fyringssesongen.',
}

export const windows: Job = {
  sender: carpenter,
  number: 731,
  lines: [
    { what: 'Vindu, tre lag glass, malt hvitt', count: 7, price: 1_184_000 },
    { what: 'Montering med ny fuging og utforing', count: 7, price: 385_000 },
    { what: 'Stillas, døgn', count: 6, price: 72_500 },
    { what: 'Avfall til gjenvinning', count: 1, price: 190_000 },
  ],
  guarantee: 'Glasset har ti års garanti mot dugg mellom lagene. Arbeidet har fem års reklamasjonsfrist. Smør hengslene hver vår.',
}

export const painting: Job = {
  sender: painter,
  number: 418,
  lines: [
    { what: 'Vask og skraping av fasade, m²', count: 86, price: 9500 },
    { what: 'Grunning og to strøk, m²', count: 86, price: 31_500 },
    { what: 'Maling og linolje', count: 1, price: 1_240_000 },
  ],
  guarantee: 'Holdbarheten er regnet til åtte år mot sør og tolv mot nord. Fargekoden er skrevet på innsiden av kjellerdøren.',
}

/** What was planned for the roof, trade by trade. */
export const roofing: Job = {
  sender: builders,
  number: 1096,
  lines: [
    { what: 'Riving, undertaksduk, lekter og takstein', count: 1, price: 18_600_000 },
    { what: 'Renner, nedløp og beslag', count: 1, price: 4_250_000 },
    { what: 'Tømrer, gesims og vindskier', count: 1, price: 3_100_000 },
  ],
  guarantee:
    'Taksteinen har tretti års garanti fra produsenten. Arbeidet har fem års reklamasjonsfrist fra overtakelsen. Rens rennene hver høst.',
}
