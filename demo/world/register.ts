import type { DemoEstate } from './estate.ts'
import { estateKeys, estates } from './estates.ts'

export type Place = DemoEstate['identity']
export type Part = readonly [numerator: number, denominator: number]

/** What the sample of the land register has of a property. */
export type DemoProperty = Pick<DemoEstate, 'identity' | 'ownershipKind' | 'houseType' | 'addressLine1' | 'addressLine2'> &
  Partial<Pick<DemoEstate, 'builtYear' | 'plotAreaM2'>>

const boathouse: DemoProperty = {
  identity: { municipalityNo: '3435', gnr: 42, bnr: 119 },
  ownershipKind: 'owned',
  houseType: 'outbuilding',
  addressLine1: 'Skareliveien 9',
  addressLine2: '2640 Vinstra',
  builtYear: 1968,
  plotAreaM2: 240,
}

const cottage: DemoProperty = {
  identity: { municipalityNo: '4601', gnr: 942, bnr: 81 },
  ownershipKind: 'owned',
  houseType: 'cabin',
  addressLine1: 'Utsiktsknausen 13',
  addressLine2: '5163 Laksevåg',
  builtYear: 1979,
  plotAreaM2: 510,
}

const organizationNumber = '319400559'
/** Of the same housing association as the owner's flat. */
const flatNextDoor = (share: number): DemoProperty => ({
  identity: { organizationNumber, shareNumber: String(share) },
  ownershipKind: 'housingAssociation',
  houseType: 'apartment',
  addressLine1: 'Brageveien 3',
  addressLine2: '0665 Oslo',
  builtYear: 1954,
})

/** Numbers that are nobody's: their month is 80 too high. Each can be used by one user. */
const relatives = ['17858810000', '23919010088', '06817910007', '30868310088', '11889210054', '19828610042']
const flatsNextDoor = relatives.map((_, i) => flatNextDoor(32 + i))

/** Everything that stands in the demo world, and what nobody has added yet. */
export const propertiesInRegister: readonly DemoProperty[] = [
  ...estateKeys.map((key) => estates[key]),
  boathouse,
  cottage,
  ...flatsNextDoor,
]

export interface DemoOwner {
  identityNumber: string
  /** Who has shown that the number is theirs: nobody else asks by it. */
  provenBy?: 'owner' | 'multi'
  owns: readonly { place: Place; part: Part }[]
}

const { house, flat, cabin, newHouse } = estates
const whole: Part = [1, 1]

/** The demo owner and the one with several accounts; and six who share her cabin, for whoever registers anew. */
export const ownersInRegister: readonly DemoOwner[] = [
  {
    identityNumber: '14837410003',
    provenBy: 'owner',
    owns: [...[house, flat, boathouse].map(({ identity }) => ({ place: identity, part: whole })), { place: cabin.identity, part: [1, 2] }],
  },
  { identityNumber: '02898110063', provenBy: 'multi', owns: [newHouse, cottage].map(({ identity }) => ({ place: identity, part: whole })) },
  ...relatives.map((identityNumber, i): DemoOwner => ({
    identityNumber,
    owns: [
      { place: cabin.identity, part: [1, 12] },
      { place: flatsNextDoor[i]!.identity, part: whole },
    ],
  })),
]
