import { nothing } from '#schema/accounts/identity.input.ts'
import { seesWords } from '#server/access/signedIn.ts'
import { answer } from '#server/kernel/operation.ts'
import { floorTypeWords, houseTypeWords, listed, roomTypeWords } from './classifierWords.offer.ts'

const classifier = (name: string, words: Parameters<typeof listed>[0]) =>
  answer({ name, input: nothing, permission: seesWords, answer: async () => listed(words) })

export const floorTypes = classifier('floorTypes', floorTypeWords)
export const houseTypes = classifier('houseTypes', houseTypeWords)
export const roomTypes = classifier('roomTypes', roomTypeWords)
