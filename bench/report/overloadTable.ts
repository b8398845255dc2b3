import type { OverloadFigures, WaveFigures } from '../overload/measureOverload.ts'

const ms = (value: number) => `${value.toFixed(0)} ms`
const percent = (value: number) => `${(value * 100).toFixed(0)} %`
const mark = (isReached: boolean) => (isReached ? '●' : '✗')

const kinds = ({ byKind }: WaveFigures) =>
  Object.entries(byKind).map(
    ([name, { perSecond, p99, refusedP99 }]) =>
      `    ${name.padEnd(26)}${perSecond.toFixed(0).padStart(6)} a second, p99 ${ms(p99)}${refusedP99 ? `, of those sent away ${ms(refusedP99)}` : ''}`,
  )

/** What is promised of a bad hour, and whether it held. True for that machine, and for a generator that shares it. */
export function overloadTable({ knee, crowd, signIns, recoverySeconds, soak }: OverloadFigures): string {
  const goodput = crowd.perSecond / knee.perSecond
  const failures = Object.entries(crowd.failed)
  return [
    `  the knee: ${knee.perSecond.toFixed(0)} a second, p99 ${ms(knee.admittedP99)}`,
    ...kinds(knee),
    `  twice the knee: ${crowd.offered.toFixed(0)} a second asked, ${crowd.perSecond.toFixed(0)} served`,
    ...kinds(crowd),
    `${mark(goodput >= 0.8)} of what the knee serves ${percent(goodput)} (≥ 80 %)`,
    `${mark(crowd.admittedP99 <= 1000)} p99 of those let in ${ms(crowd.admittedP99)} (≤ 1000 ms)`,
    `${mark(crowd.refusedP99 <= 250)} p99 of those sent away ${ms(crowd.refusedP99)} (≤ 250 ms), ${percent(crowd.refusedShare)} of all`,
    `  the callers themselves came late by ${ms(crowd.callersLate)} (p99), which is part of what they waited`,
    `${mark(crowd.untold === 0)} sent away without a word of when to come again: ${crowd.untold}`,
    `${mark(!failures.length)} answered otherwise: ${failures.map((failure) => failure.join(' × ')).join(', ') || 'none'}`,
    `${mark(signIns.answered === signIns.tried)} signing in meanwhile: ${signIns.answered} of ${signIns.tried} answered, p99 ${ms(signIns.p99)}`,
    `${mark(recoverySeconds <= 10)} back after ${recoverySeconds} s (≤ 10 s)`,
    `${mark(soak.mbPerMinute < 1)} ${soak.minutes} minutes at ${soak.offered.toFixed(0)} a second, p99 ${ms(soak.admittedP99)}: ${soak.mb.toFixed(0)} MB at most, ${soak.mbPerMinute.toFixed(2)} MB more a minute (< 1), descriptors ${soak.descriptors.join(' to ')}`,
  ].join('\n')
}
