import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const server = sources().filter(({ file }) => file.startsWith('server/') && !file.endsWith('.entity.ts'))
const module = ['server/access/parties.ts', 'server/access/standing.ts', 'server/access/ways.ts']
const saying = (words: RegExp) => server.filter(({ text }) => words.test(text)).map(({ file }) => file)
const beside = (files: readonly string[]) => files.filter((file) => !module.includes(file))

test('what somebody is to an estate or a project is asked of one module', () => {
  expect(saying(/\b(part_in_estate|part_in_project|builds_on)\b/)).toEqual(['server/access/standing.ts'])
})

/** The rows themselves: whose shares, claims and departures they are, since when, and that nobody changes them meanwhile. */
const ownership = [
  'server/access/deliveringDocuments.ts',
  'server/access/mayWrite.ts',
  'server/administration/users/users.api.ts',
  'server/estates/estates/departingOwners.ts',
  'server/estates/estates/estates.api.ts',
  'server/estates/estates/reachedAtEstate.ts',
  'server/estates/firstSteps/beginning.ts',
  'server/maintenance/reminders/due.ts',
  'server/projects/projects/participants.ts',
  'server/registry/claims/office.ts',
  'server/registry/claims/overdue.ts',
  'server/registry/claims/own.ts',
  'server/registry/claims/owners.ts',
  'server/registry/estateRegistry/entries.ts',
  'server/registry/leaving/removing.ts',
  'server/sharing/guests/guests.ts',
  'server/sharing/supportAccess/desk.ts',
]
test('who owns an estate is written nowhere else but where the rows of owners are worked on', () => {
  expect(beside(saying(/\bestate_owner\b/))).toEqual(ownership)
})

/** Links that are asked for, answered and ended, and those by which a supplier is known. */
const links = [
  'server/access/mayWrite.ts',
  'server/access/onAccessLink.ts',
  'server/access/onOwnerInvitation.ts',
  'server/access/startingProjects.ts',
  'server/maintenance/reminders/due.ts',
  'server/maintenance/supplierAccess/requests.ts',
  'server/maintenance/supplierAccess/supplierLetters.ts',
  'server/maintenance/suppliers/suppliers.api.ts',
  'server/maintenance/tasks/waitingTasks.ts',
  'server/projects/saveProject/customerProjectOptions.ts',
  'server/registry/leaving/showingOut.ts',
  'server/sharing/accessLinks/accessLetters.ts',
  'server/sharing/accessLinks/accessLinks.api.ts',
  'server/sharing/accessLinks/administratorsLetIn.offer.ts',
  'server/sharing/estateViewers/viewers.ts',
]
test('which company is let in is written nowhere else but where the links themselves are', () => {
  expect(beside(saying(/\baccess_link\b/))).toEqual(links)
})

/** Parts by their names and roles: those that are listed, asked for papers, invited, given up and answered for. */
const parts = [
  'server/access/byPaperLink.ts',
  'server/projects/closing/closingLetters.ts',
  'server/projects/closing/filing.ts',
  'server/projects/deviations/deviationLetters.ts',
  'server/projects/deviations/deviations.api.ts',
  'server/projects/handover/gathering.ts',
  'server/projects/orders/making.ts',
  'server/projects/owedPapers/meter.ts',
  'server/projects/paperRequests/askingForPapers.ts',
  'server/projects/paperRequests/delivering.ts',
  'server/projects/projects/choosingAccount.ts',
  'server/projects/projects/involvement.ts',
  'server/projects/projects/leaving.ts',
  'server/projects/projects/projects.api.ts',
  'server/projects/projects/searchesProjects.ts',
  'server/projects/saveProject/inviteParticipants.ts',
]
test('who has a part in a project is written nowhere else but where parts are told by name', () => {
  expect(beside(saying(/\bproject_participant\b/))).toEqual(parts)
})
