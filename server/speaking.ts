import type { Forgets } from '#server/access/caretaker.ts'
import { type TokenEstates, tokenEstates } from '#server/accounts/accessTokens/tokenEstates.offer.ts'
import { copies, type Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { departing, type Departs } from '#server/accounts/departure/departs.offer.ts'
import { hangingOnAccounts, type HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import { type Searchable, searchables } from '#server/accounts/search/searchable.offer.ts'
import { type Waits, waiting as waitingParts } from '#server/accounts/waiting/waits.offer.ts'
import { hangingOnEstates, type HangsOnEstate } from '#server/estates/hangsOnEstate.offer.ts'
import { type NamedRecords, naming } from '#server/history/namedRecords.offer.ts'
import type { Slice } from '#server/kernel/api.ts'
import { reached, type WhereReached } from '#server/licences/invoices/whereReached.offer.ts'
import { type AnswersMail, answering } from '#server/mail/requests.ts'
import { hangingOnTasks, type HangsOnTask } from '#server/maintenance/tasks/hangsOnTask.offer.ts'
import { type NamesLetIn, namingLetIn } from '#server/sharing/accessLinks/namesLetIn.offer.ts'
import { shownByLinks, type ShownByLink } from '#server/sharing/publicLinks/shownByLink.offer.ts'

/** What a slice says for those beneath that know none of it. */
export interface Speaking extends Slice {
  waits?: readonly Waits[]
  searches?: readonly Searchable[]
  answersMail?: readonly AnswersMail[]
  forgets?: readonly Forgets[]
  hangsOnAccount?: readonly HangsOnAccount[]
  departs?: readonly Departs[]
  copies?: readonly Copies[]
  hangsOnEstate?: readonly HangsOnEstate[]
  shownByLink?: readonly ShownByLink[]
  namesLetIn?: readonly NamesLetIn[]
  hangsOnTask?: readonly HangsOnTask[]
  namedRecords?: readonly NamedRecords[]
  tokenEstates?: readonly TokenEstates[]
  whereReached?: readonly WhereReached[]
}

/** Hands each what is said for it. From above: what an account begins with is said by what hangs on its estate. */
export function handOver(slices: readonly Speaking[]) {
  hangingOnTasks.are(slices.flatMap(({ hangsOnTask }) => hangsOnTask ?? []))
  shownByLinks.are(slices.flatMap(({ shownByLink }) => shownByLink ?? []))
  namingLetIn.are(slices.flatMap((slice) => slice.namesLetIn ?? []))
  hangingOnEstates.are(slices.flatMap(({ hangsOnEstate }) => hangsOnEstate ?? []))
  waitingParts.are(slices.flatMap(({ waits }) => waits ?? []))
  searchables.are(slices.flatMap(({ searches }) => searches ?? []))
  answering.are(slices.flatMap(({ answersMail }) => answersMail ?? []))
  hangingOnAccounts.are(slices.flatMap(({ hangsOnAccount }) => hangsOnAccount ?? []))
  departing.are(slices.flatMap(({ departs }) => departs ?? []))
  naming.are(slices.flatMap(({ namedRecords }) => namedRecords ?? []))
  tokenEstates.are(slices.flatMap((slice) => slice.tokenEstates ?? []))
  reached.are(slices.flatMap(({ whereReached }) => whereReached ?? []))
  copies.are(slices.flatMap((slice) => slice.copies ?? []))
}
