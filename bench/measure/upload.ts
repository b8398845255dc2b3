import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../data/people.ts'
import { head, headersOf, tail, uploadPath } from '../operations/uploading.ts'
import type { Contender } from './contender.ts'
import { forgetPeak, peakMb, residentMb } from './memory.ts'

const megabyte = 1_048_576
/** The largest file that is taken, less room for nothing else. */
export const uploadMb = 100
async function upload({ port }: Contender, person: Person, mb: number) {
  const part = Buffer.alloc(megabyte, ' ')
  const first = Buffer.from('%PDF-1.7\n'.padEnd(megabyte))
  const length = head.length + mb * megabyte + tail.length
  const headers = { ...headersOf(person), 'content-length': length }
  const sending = request({ host: '127.0.0.1', port, method: 'POST', path: uploadPath, headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => response.resume().once('end', () => resolve(response.statusCode)))
  })
  sending.write(head)
  for (let i = 0; i < mb; i++) {
    if (!sending.write(i ? part : first)) await Promise.race([new Promise((resolve) => sending.once('drain', resolve)), answered])
  }
  sending.end(tail)
  const status = await answered
  if (status !== 200) throw new Error(`an upload of ${mb} MB was answered with ${status}`)
}

/** By how much a server grows while a large file passes through it. */
export async function uploadGrowthMb(server: Contender, person: Person): Promise<number> {
  await upload(server, person, 1)
  await pause(200)
  const before = residentMb(server.pid)
  forgetPeak(server.pid)
  await upload(server, person, uploadMb)
  return Math.max(0, peakMb(server.pid) - before)
}
