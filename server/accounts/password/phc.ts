/** What an argon2id hash was made with. */
export interface Cost {
  memory: number
  passes: number
  parallelism: number
}

export interface Hash extends Cost {
  salt: Buffer
  key: Buffer
}

const version = 19
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** In the string form of the Password Hashing Competition, so that another program can check it too. */
export const writeHash = ({ memory, passes, parallelism, salt, key }: Hash) =>
  `$argon2id$v=${version}$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`

export function readHash(text: string): Hash {
  const [, memory, passes, parallelism, salt, key] = form.exec(text) ?? []
  if (!salt || !key) throw new Error('a stored password is no argon2id hash')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { ...cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}
