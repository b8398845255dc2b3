// The whole module, as the product has it: what is replaced here is replaced there.
import crypto from 'node:crypto'

/** What a hash costs today: 30 ms of the processor's time, and whoever is signed in or registered in a test has one made. */
const today = { memory: 19_456, passes: 2 }
const derive = crypto.argon2

/**
 * Hashes of passwords are made with less. What the product asks for is told to whoever watches, and what it costs is
 * proven where hashes are: there they are made whole.
 */
const inLittle: typeof crypto.argon2 = (algorithm, parameters, answered) => {
  const isOfToday = parameters.memory === today.memory && parameters.passes === today.passes
  derive(algorithm, isOfToday ? { ...parameters, memory: 64, passes: 1 } : parameters, answered)
}
// Once for a worker, which its files share.
if (derive.name !== inLittle.name) crypto.argon2 = inLittle
