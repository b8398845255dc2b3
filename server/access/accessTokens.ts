import { newToken } from './sessions.ts'

export type AccessScope = 'read' | 'write'

/** Tells a token from a session's, to people and programs that look for what was lost. */
const mark = 'grunnmur_'

export const newAccessToken = () => mark + newToken()
export const isAccessToken = (text: string) => text.startsWith(mark) && /^[\w-]{43}$/.test(text.slice(mark.length))

/** Not for every request: to the minute is enough. */
export const noteUse = `update access_token set last_used_at = now() where session_id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`
