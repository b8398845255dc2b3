import {
  askForQuotationsInput,
  declineQuotationInput,
  giveQuotationInput,
  quotationInput,
  quotationsInput,
  takeOverQuotationInput,
} from '#schema/projects/quotations.input.ts'
import { worksOnOrder } from '#server/access/onOrder.ts'
import { readsQuotation, seesQuotations, takesOverQuotation, worksOnQuotation } from '#server/access/onQuotation.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { Order } from '../orders/order.entity.ts'
import { tell } from '../orders/telling.ts'
import { decline, give } from './answering.ts'
import { ask } from './askingForPrices.ts'
import { lettersOfAnswer, lettersOfAsking, lettersOfChoice } from './quotationLetters.ts'
import { QuotationLine } from './quotationLine.entity.ts'
import { takeOver } from './takingOver.ts'

export const quotations = query({
  name: 'quotations',
  input: quotationsInput,
  mayBeOld: true,
  permission: seesQuotations,
  rows: ({ scope, input }) => scope.quotations(input.orderId).newestFirst(),
})

export const quotation = query({
  name: 'quotation',
  input: quotationInput,
  permission: readsQuotation,
  rows: ({ scope }) => scope.quotation(),
})

/** Below their quotation. */
export const linesOfQuotation = query({
  name: 'linesOfQuotation',
  input: quotationInput,
  permission: readsQuotation,
  rows: ({ scope }) => scope.rows(QuotationLine).by(() => []),
})

/** Below the quotation that they were sent with. */
export const papersOfQuotation = query({
  name: 'papersOfQuotation',
  input: quotationInput,
  permission: readsQuotation,
  rows: ({ scope }) => scope.askedWith().by(() => []),
})

export const askForQuotations = command({
  name: 'askForQuotations',
  input: askForQuotationsInput,
  permission: worksOnOrder,
  async run({ grant, input, mail }) {
    const firms = await ask(grant, input)
    await tell(grant, 'ask')
    for (const letter of await lettersOfAsking(grant, firms)) await mail(letter)
    return new Written(Order, grant.orderId, [], false)
  },
})

export const giveQuotation = command({
  name: 'giveQuotation',
  input: giveQuotationInput,
  permission: worksOnQuotation,
  async run({ grant, input, mail }) {
    const written = await give(grant, input)
    for (const letter of await lettersOfAnswer(grant, 'given')) await mail(letter)
    return written
  },
})

export const declineQuotation = command({
  name: 'declineQuotation',
  input: declineQuotationInput,
  permission: worksOnQuotation,
  async run({ grant, input, mail }) {
    const written = await decline(grant, input)
    for (const letter of await lettersOfAnswer(grant, 'declined')) await mail(letter)
    return written
  },
})

export const takeOverQuotation = command({
  name: 'takeOverQuotation',
  input: takeOverQuotationInput,
  permission: takesOverQuotation,
  async run({ grant, input: { version }, mail }) {
    const written = await takeOver(grant, version)
    for (const letter of await lettersOfChoice(grant)) await mail(letter)
    return written
  },
})
