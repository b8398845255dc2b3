import { electrician } from '#demo/documents/senders.ts'
import type { DemoRenovation } from './renovation.ts'

export const flatRenovations: readonly DemoRenovation[] = [
  {
    kind: 'professional',
    title: 'Nytt sikringsskap',
    ago: 2,
    trades: ['electrician'],
    companies: [electrician.name],
    description: 'Automatsikringer med jordfeilvern, egen kurs til komfyren. Kursfortegnelsen henger i døra.',
    cost: 2_187_500,
    before: [{ scene: 'electricalCabinet', caption: 'Skrusikringer' }],
    after: [{ scene: 'electricalCabinet', caption: 'Automatsikringer' }],
    papers: [{ document: 'electricalCheck', type: 'otherDocument', name: 'Kontroll av anlegget' }],
  },
  {
    kind: 'selfEffort',
    title: 'Malt stue og gang',
    ago: 4,
    description: 'Vegger og tak i to strøk før vi flyttet inn.',
    cost: 321_900,
  },
  {
    kind: 'professional',
    title: 'Rør og bad, hele blokken',
    ago: 9,
    trades: ['plumber', 'tiler', 'housingAssociation'],
    description: 'Borettslaget byttet rørene i oppgangen og pusset opp badene samtidig. Betalt over felleskostnadene.',
    before: [{ scene: 'bathroom', caption: 'Slik det var fra 1954' }],
    after: [{ scene: 'bathroom', caption: 'Etter rehabiliteringen' }],
  },
]
