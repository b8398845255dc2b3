import type { DemoFloor } from './floor.ts'

export const flatInterior: readonly DemoFloor[] = [
  {
    type: 'floor3',
    rooms: [
      { type: 'hall', name: 'Gang', area: 6.1 },
      {
        type: 'livingRoom',
        area: 21.5,
        comments: [{ said: { years: 1 }, text: 'Leietakeren melder om trekk fra balkongdøra. Ny tettelist er satt inn.' }],
      },
      { type: 'kitchen', area: 10.2 },
      { type: 'bedroom', area: 13.4 },
      { type: 'bedroom', name: 'Lite soverom', area: 8 },
      {
        type: 'bathroom',
        area: 4.6,
        comments: [
          { said: { years: 3 }, text: 'Borettslaget skiftet stigeledningen. Luke bak speilet.' },
          { said: { months: 6 }, text: 'Ny sluk, ny membran. Papirene ligger under rapporter.', pictures: ['bathroom'] },
        ],
      },
      { type: 'balcony', area: 5.2 },
    ],
  },
  { type: 'basement', rooms: [{ type: 'storage', name: 'Bod nr. 31', area: 4.5 }] },
]
