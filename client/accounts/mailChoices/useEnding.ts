import { useEffect, useState } from 'react'
import { Failure } from '#client/access/failure.ts'
import { chooseMailByToken, type MailChoice } from '../entry.ts'

type Known = { state: 'asking' } | ({ state: 'chosen' } & MailChoice) | { state: 'unknown' } | { state: 'failed' }

const chosen = (token: string, isOn: boolean): Promise<Known> =>
  chooseMailByToken({ token, isOn }).then(
    (choice) => ({ state: 'chosen', ...choice }),
    (error: unknown) => ({ state: error instanceof Failure && error.status === 404 ? 'unknown' : 'failed' }),
  )

/** Ends a kind of reminder as its link is opened; and has it again, for who thinks better of it. */
export function useEnding(token: string) {
  const [known, setKnown] = useState<Known>({ state: 'asking' })
  useEffect(() => void chosen(token, false).then(setKnown), [token])
  return { known, choose: async (isOn: boolean) => setKnown(await chosen(token, isOn)) }
}
