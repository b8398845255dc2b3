/** What a first visit to an address fetches before anything is opened: modules, by their files, and texts, by their domain. */
export interface Visit {
  /** As the router has it: `/private/estate/:estateId`. */
  address: string
  modules: string[]
  texts: string[]
}
