import type { DemoFloor } from './floor.ts'

export const cabinInterior: readonly DemoFloor[] = [
  {
    type: 'floor1',
    rooms: [
      {
        type: 'livingRoom',
        name: 'Peisestue',
        area: 27.5,
        comments: [{ said: { months: 3 }, by: 'guest', text: 'Feieren har vært her. Pipa er i orden, men spjeldet er tregt.' }],
      },
      { type: 'kitchen', area: 9.8 },
      {
        type: 'bathroom',
        area: 4.9,
        comments: [{ said: { months: 1 }, text: 'Vannet er stengt og rørene tømt for vinteren. Frostvæske i sluk og toalett.' }],
      },
      { type: 'bedroom', name: 'Køyerom', area: 7.2 },
      { type: 'bedroom', area: 9.1 },
      { type: 'hall', name: 'Vindfang', area: 4 },
    ],
  },
  { type: 'loft', rooms: [{ type: 'bedroom', name: 'Sovehems', area: 14 }] },
]
