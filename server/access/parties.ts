import type { Action, PermissionEntry } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { entriesOf } from '#server/accounts/permissionEntry.entity.ts'
import { raw, statement } from '#server/kernel/read/sql.ts'
import { mayOnEstate, type Standing } from './estateRights.ts'
import { isOwned, isOwner, ownerRows, standingOfAccount } from './standing.ts'

/**
 * Who stands to an estate, and who to a project: whoever is written to or listed is found here. As text, for statements that are
 * held to their estate or project.
 */

/** As `ownerRows`. */
export const ownersOn = (estate: string) => statement(ownerRows(raw(estate))).text
/** As `isOwner`. */
export const ownsIt = (account: string, estate: string) => statement(isOwner(raw(account), raw(estate))).text
/** As `isOwned`. */
export const isSomebodys = (estate: string) => statement(isOwned(raw(estate))).text

/** The accounts that own it, that their company is let in with, or that entries let see it. What they may there the rule says. */
export const namedOn = (estate: string) => `(select owner.account_id id from ${ownersOn(estate)} owner
    union select people.id from access_link link join account people on people.company_id = link.company_id
      where link.estate_id = ${estate} and link.claimed_at is not null
    union select entry.account_id from permission entry where entry.subject = 'estate/' || ${estate}::uuid::text
      and entry.effect = 'allow' and (entry.expiration_date is null or entry.expiration_date > now()))`

/** Those who work there, as one of the company that runs a project which goes on, or of one that has a part in it. */
const buildersOn = (estate: string) => {
  const part = `project job join project_participant part on part.estate_id = job.estate_id and part.project_id = job.id and part.role <> 'Owner'`
  const goesOn = `where job.estate_id = ${estate} and job.closed_at is null`
  const employs = (company: string) =>
    `account people on people.company_id = ${company} and exists (select from account_role r where r.account_id = people.id)`
  return `select people.id from project job join ${employs('job.company_id')} ${goesOn}
    union select part.account_id from ${part} ${goesOn} and part.account_id is not null
    union select people.id from ${part} join subcontractor firm on firm.id = part.subcontractor_id join ${employs('firm.company_id')} ${goesOn}`
}

/** All of these. */
export const everybodyOn = (estate: string) => `(${namedOn(estate)} union ${buildersOn(estate)})`

/** What the account of a row is to an estate, and what decides what it may do there. */
export interface PartyOnEstate {
  standing: Standing
  entries: PermissionEntry[]
  roles: string[]
}
/** Entries of a look of support end with it, so they count only where that is asked for. */
export const partyOf = (
  estate: string,
  account: string,
  lasting = 'and p.support_access_id is null',
) => `${standingOfAccount(estate, account)} standing,
    ${entriesOf(`${account}.id`, `p.subject like 'estate/' || ${estate}::uuid::text || '%' ${lasting}`)} entries,
    array(select r.role from account_role r where r.account_id = ${account}.id) roles`

export const partyMay = (estateId: string, { standing, entries, roles }: PartyOnEstate, action: Action, section: SectionName) =>
  mayOnEstate({ entries, standing, roles, estateId, action, section })

/** The accounts, as `id`, of those who manage a project by name: themselves, or by leading a firm that was called in for it. */
export const managersOf = (project: string) => `(select part.account_id id from project_participant part
      where part.project_id = ${project} and part.role = 'ProjectManager' and part.account_id is not null
    union select people.id from project_participant part join subcontractor firm on firm.id = part.subcontractor_id
      join account people on people.company_id = firm.company_id
        and exists (select from account_role r where r.account_id = people.id and r.role in ('Company.Admin', 'Company.Leader'))
      where part.project_id = ${project} and part.role = 'ProjectManager')`
