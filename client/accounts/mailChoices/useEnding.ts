import { useState } from 'react'
import { Failure } from '#client/access/failure.ts'
import { chooseMailByToken, type MailChoice } from '../entry.ts'

type Ending = { state: 'open' } | ({ state: 'chosen' } & MailChoice) | { state: 'unknown' } | { state: 'failed'; isOn: boolean }

const chosen = (token: string, isOn: boolean): Promise<Ending> =>
  chooseMailByToken({ token, isOn }).then(
    (choice) => ({ state: 'chosen', ...choice }),
    (error: unknown) => (error instanceof Failure && error.status === 404 ? { state: 'unknown' } : { state: 'failed', isOn }),
  )

/**
 * Ends a kind of reminder for who has its link; and has it again, for who thinks better of it. Nothing is chosen as the
 * link is opened: mail programs and their guards open links that no reader has clicked.
 */
export function useEnding(token: string) {
  const [ending, setEnding] = useState<Ending>({ state: 'open' })
  return { ending, choose: async (isOn: boolean) => setEnding(await chosen(token, isOn)) }
}
