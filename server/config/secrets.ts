import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { refuseUnfinished } from '#server/kernel/unfinishedRestore.ts'
import { keepOnce } from './keepOnce.ts'
import { ConfigError, type Environment, given, refuse } from './variables.ts'

export type Secrets = { sessionSecret: string; identityKey: string }

const generate = () => randomBytes(32).toString('base64url')
const strong = (name: string, value: string) => (value.length >= 32 ? value : refuse(name, 'at least 32 random characters'))

function keptIn(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  let text: string
  try {
    text = keepOnce(file, () => JSON.stringify({ sessionSecret: generate(), identityKey: generate() }, null, 2))
  } catch {
    throw new ConfigError(`DATA_DIR must be a folder that can be written: ${dataDir}.`)
  }
  try {
    const { sessionSecret, identityKey } = JSON.parse(text) as Secrets
    return { sessionSecret: strong('sessionSecret', sessionSecret), identityKey: strong('identityKey', identityKey) }
  } catch {
    throw new ConfigError(`${file} must hold the generated secrets; restore it, or remove it to sign everybody out and generate new ones.`)
  }
}

/** Another database means another owner of the secrets: made up here they would be lost with the container. */
export function readSecrets(env: Environment, dataDir: string, demo: boolean): Secrets {
  const sessionSecret = given(env, 'SESSION_SECRET')
  const identityKey = given(env, 'IDENTITY_KEY')
  if (!demo) {
    const required = 'set, to at least 32 random characters, when DATABASE_URL is set'
    return {
      sessionSecret: strong('SESSION_SECRET', sessionSecret ?? refuse('SESSION_SECRET', required)),
      identityKey: strong('IDENTITY_KEY', identityKey ?? refuse('IDENTITY_KEY', required)),
    }
  }
  // New ones would stand in the way of those that are still to come.
  refuseUnfinished(dataDir)
  const kept = keptIn(dataDir)
  return {
    sessionSecret: sessionSecret ? strong('SESSION_SECRET', sessionSecret) : kept.sessionSecret,
    identityKey: identityKey ? strong('IDENTITY_KEY', identityKey) : kept.identityKey,
  }
}
