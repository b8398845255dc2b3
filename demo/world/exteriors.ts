/** A picture as somebody took it: the whole of the estate, or a part of it. */
export interface Shot {
  caption: string
  /** Of the scene: left, top and width. */
  at?: readonly [number, number, number]
}
interface DemoExterior {
  cladding: string
  roof: string
  foundation: string
  description: string
  shots: readonly Shot[]
}

export type ExteriorKey = 'house' | 'flat' | 'cabin'

/** What the owner has written of the outside, and the pictures beside it. */
export const exteriors: Readonly<Record<ExteriorKey, DemoExterior>> = {
  house: {
    cladding: 'Dobbelfals liggende, stående på gavlen',
    roof: 'Skifer på sutak, lagt om',
    foundation: 'Naturstein, fuget med kalkmørtel',
    description:
      'Malt hvit med linolje, grønne belistninger (NCS S 7020-G). Sørveggen tåler mest sol og skrapes annethvert år.\n\nSkiferen er fra Otta. Snøfangerne på baksiden er nye.',
    shots: [
      { caption: 'Mot sør, en ettermiddag i juni' },
      { caption: 'Inngangen med ny dør', at: [620, 510, 460] },
      { caption: 'Utskjæringene på gavlen er skrapt og malt', at: [1000, 190, 440] },
      { caption: 'Pipa og arken', at: [600, 190, 440] },
      { caption: 'Bjørka i vest står litt for nær', at: [60, 360, 600] },
      { caption: 'Flaggstanga trenger ny line', at: [1200, 480, 400] },
    ],
  },
  flat: {
    cladding: 'Gul tegl, malte balkongfronter',
    roof: 'Rød takstein, lagt om av borettslaget',
    foundation: 'Betong',
    description: 'Borettslaget har ansvar for fasaden. Balkongen er vår: gulvet oljes hver vår.',
    shots: [
      { caption: 'Blokka fra Brageveien' },
      { caption: 'Balkongen i tredje etasje', at: [760, 330, 420] },
      { caption: 'Vår oppgang', at: [600, 590, 400] },
      { caption: 'Benken i tunet', at: [1040, 690, 400] },
    ],
  },
  cabin: {
    cladding: 'Laftet tømmer, tjæret',
    roof: 'Torv på never',
    foundation: 'Pilarer på fjell',
    description: 'Tjæres hvert fjerde år, sist på sørsiden. Måk taket når snøen er over en meter.',
    shots: [
      { caption: 'Første kveld i vinterferien' },
      { caption: 'Døra er opprinnelig, fra 1961', at: [460, 560, 440] },
      { caption: 'Snøen på taket er fjernet på sørsiden', at: [480, 100, 680] },
      { caption: 'Skiene tørker best i ly av veggen', at: [1120, 540, 460] },
    ],
  },
}
