import type { Trade } from '#schema/companies/trades.ts'
import type { CompanyKey } from './companies.ts'
import type { Span } from './past.ts'
import type { PersonKey } from './people.ts'

export interface DemoSubcontractor {
  name: string
  organizationNumber: string
  trade: Trade
  contactName: string
  phone: string
  email: string
  since: Span
}

interface DemoProfile {
  description: string
  trades: readonly Trade[]
  phone: string
  email: string
  website: string
  centralApproval: boolean
  wetRoomCertificate: boolean
  insuranceCompany: string
  contactName: string
  /** Who put up the logo. */
  logoBy: PersonKey
  subcontractors: readonly DemoSubcontractor[]
}

type Line = readonly [name: string, number: string, trade: Trade, contact: string, phone: string, email: string, since: Span]

function subcontractor([name, organizationNumber, trade, contactName, phone, email, since]: Line): DemoSubcontractor {
  return { name, organizationNumber, trade, contactName, phone: `+4768050${phone}`, email, since }
}

const calledIn: Readonly<Record<CompanyKey, readonly Line[]>> = {
  builders: [
    ['Prøvetak AS', '215503623', 'roofer', 'Nils Takstein', '121', 'post@provetak.example', { months: 13 }],
    ['Solvang Elektro AS', '210000003', 'electrician', 'Eli Strømstad', '122', 'eli@solvang-elektro.example', { years: 4 }],
    ['Fjordblikk Rør AS', '210000011', 'plumber', 'Ronny Vannberg', '123', 'ronny@fjordblikk-ror.example', { years: 4, months: 2 }],
    ['Lerkelund Maler ANS', '210000038', 'painter', 'Malin Penselsen', '124', 'malin@lerkelund.example', { years: 2, months: 3 }],
    ['Granheim Ventilasjon AS', '210000046', 'ventilation', 'Viggo Luftnes', '125', 'viggo@granheim.example', { years: 1, months: 8 }],
    ['Brattli Mur og Flis AS', '210000054', 'murer', 'Mirza Steinlund', '126', 'mirza@brattli.example', { years: 3 }],
    ['Dalsøye Gulv AS', '210000062', 'floorer', 'Gunn Parketthaug', '127', 'gunn@dalsoye.example', { months: 9 }],
  ],
  roofers: [
    ['Isfjell Blikk AS', '210000070', 'tinsmith', 'Bjarne Renneli', '128', 'bjarne@isfjell.example', { months: 12 }],
    ['Myrvoll Snekkeri AS', '210000089', 'carpenter', 'Turid Høvelsrud', '129', 'turid@myrvoll.example', { months: 6 }],
  ],
}

/** What the companies tell about themselves, and whom they call in. */
export const companyProfiles: Readonly<Record<CompanyKey, DemoProfile>> = {
  builders: {
    description:
      'Vi pusser opp boliger i Oslo og omegn: bad, kjøkken, tilbygg og fasader. Hver jobb har én prosjektleder, og alt vi gjør, blir dokumentert med bilder underveis.\n\nFaste håndverkere, faste underentreprenører og befaring innen en uke.',
    trades: ['carpenter', 'tiler', 'painter'],
    phone: '+4768050120',
    email: 'post@eksempelbygg.example',
    website: 'https://eksempelbygg.example',
    centralApproval: true,
    wetRoomCertificate: true,
    insuranceCompany: 'Prøvetrygd Forsikring',
    contactName: 'Astrid Eksempelstad',
    logoBy: 'admin',
    subcontractors: calledIn.builders.map(subcontractor),
  },
  roofers: {
    description: 'Taktekking, beslag og takrenner på Romerike. Vi tar befaring på taket, ikke fra bakken.',
    trades: ['roofer', 'tinsmith'],
    phone: '+4768050121',
    email: 'post@provetak.example',
    website: 'https://provetak.example',
    centralApproval: true,
    wetRoomCertificate: false,
    insuranceCompany: 'Prøvetrygd Forsikring',
    contactName: 'Nils Takstein',
    logoBy: 'nolicence',
    subcontractors: calledIn.roofers.map(subcontractor),
  },
}
