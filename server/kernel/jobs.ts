import type { EntityManager } from 'typeorm'

/** Work to be done later, by whichever instance has time. */
export interface Jobs {
  /** The job exists if the transaction is kept. */
  send(db: EntityManager, queue: string, job: object): Promise<void>
}
