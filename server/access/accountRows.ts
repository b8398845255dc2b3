import { Company } from '#server/companies/company.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { OneRow, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import { isForEstate } from './guards.ts'
import { sharedWithMe } from './guesthood.ts'
import { closedEstates, estatesOf, openEstates, ownEstates } from './standing.ts'

/** What is an account's own, and what everybody shows to accounts, for reading. */
export class AccountRows {
  /** The estates that the account owns, or that let its company in, less those that an entry takes away. */
  estates() {
    return new Rows<Estate>(Estate, [({ id }) => isForEstate(id)], { source: ownEstates, brings: { standing: 'standing' } })
  }
  /** The estates that their owners share with the account. */
  estatesAsGuest() {
    return new Rows<Estate>(Estate, [({ id }) => sql`${id} = any(${openEstates}) and ${isForEstate(id)} and ${sharedWithMe(id)}`])
  }
  /** Both. Found by one list of ids: with an `or` PostgreSQL would look at every estate there is. */
  estatesSeen() {
    const [own, shared] = [sql`mine.estate_id`, sql`theirs.id`]
    return new Rows<Estate>(Estate, [
      ({ id }) => sql`${id} in (select ${own} from (${estatesOf()}) mine where ${own} <> all(${closedEstates})
        union select ${shared} from unnest(${openEstates}) theirs(id) where ${sharedWithMe(shared)}) and ${isForEstate(id)}`,
    ])
  }
  company(id: Hole) {
    return new OneRow(Company, [withId(id)])
  }
}
