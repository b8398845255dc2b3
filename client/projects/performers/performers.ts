/** A company that can be called in, as whoever names a performer knows it. */
export interface Firm {
  subcontractorId: string
  name: string
}

/** What is sent of whoever does the work: a company that is known goes by its id, anybody else by name. */
export function sentParty(typed: string, firms: readonly Firm[]) {
  const partyName = typed.trim()
  const firm = firms.find(({ name }) => name.toLowerCase() === partyName.toLowerCase())
  return firm ? { partyId: firm.subcontractorId, partyName: firm.name } : { partyId: null, partyName: partyName || null }
}
