import type { Report } from '#server/demo/pdf/layOut.ts'
import { facts, heading, paragraph, signature, table } from '#server/demo/pdf/sections.ts'
import { kroner } from './kroner.ts'
import { whole, type Property } from './property.ts'
import { surveyor } from './senders.ts'

const parts = [
  ['Tekniske verdier, bolig', 890_000_000],
  ['Fradrag for alder og vedlikehold', -245_000_000],
  ['Garasje og uthus', 38_000_000],
  ['Tomteverdi', 737_000_000],
] as const

export function valueRate(property: Property): Report {
  const sum = parts.reduce((total, [, ore]) => total + ore, 0)
  return {
    title: 'Verditakst',
    subtitle: whole(property),
    number: 'Takst 25-0142',
    made: '2025-02-06',
    sender: surveyor,
    sections: [
      facts([
        ['Matrikkel', property.cadastre],
        ['Boligtype', property.kind],
        ['Byggeår', String(property.built)],
        ['Hjemmelshaver', property.owner],
        ['BRA', `${property.area} m²`],
        ['Eierform', 'Selveier'],
        ['Markedsverdi', `${kroner(sum)} kr`],
        ['Låneverdi', `${kroner(Math.round(sum * 0.85))} kr`],
        ['Gjelder til', '06.08.2025'],
      ]),
      heading('Beliggenhet'),
      paragraph(
        'Eiendommen ligger i et etablert boligområde med kort vei til skole, buss og turterreng. Gode solforhold på hagesiden og utsyn mot fjorden fra andre etasje. Tomten er opparbeidet med plen, frukttrær og gruset innkjørsel.',
      ),
      heading('Standard'),
      paragraph(
        'Boligen er modernisert i flere omganger. Kjøkken fra 2018, vinduer i første etasje fra 2022. Oppvarming med luft-vann-varmepumpe og vedovn. Badet i andre etasje er av eldre dato og er trukket fra i verdien.',
      ),
      heading('Verdi'),
      table(
        ['Post', 'Beløp (kr)'],
        parts.map(([label, ore]) => [label, kroner(ore)] as const),
        ['Markedsverdi', kroner(sum)],
      ),
      paragraph('Verdien er sammenholdt med fem omsetninger av tilsvarende boliger i området de siste tolv månedene.'),
      signature('Oslo, 06.02.2025', 'Ingrid Solbakken', 'Takstingeniør'),
    ],
  }
}
