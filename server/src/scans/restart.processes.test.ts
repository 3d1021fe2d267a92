import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import type { Scan, ScannedSheet } from '@lms/contracts/scans/scans.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasProgram } from '../../testing/has-program.ts'
import { startProcess } from '../../testing/server-process.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { pagesOf } from '../paper-sheets/layout/version-1.ts'

const count = 200
const perMillimetre = 100 / 25.4

test.skipIf(!hasProgram('pdftoppm'))(
  'a batch of 200 goes on after the process was killed, and each sheet is there once',
  { timeout: 1_800_000 },
  async () => {
    const { directory, url } = await emptyDatabase()
    const begin = async () => {
      const server = await startProcess({ DATA_DIR: directory, DATABASE_URL: url ?? '', REQUESTS_PER_ACCOUNT: '0' })
      let token: string | undefined
      // Just after its start, and at work already, it may ask to be left alone for a moment.
      while (token === undefined) {
        const { body } = await server.call(login, { body: { email: 'admin', password: 'Demo1234' } })
        token = (body.data?.['token'] as { token: string } | undefined)?.token
      }
      const ask = (address: string, more: RequestInit = {}) =>
        fetch(server.url + apiBase + address, { ...more, headers: { authorization: `Bearer ${token}` } })
      const data = async (answer: Response) =>
        (
          (await answer.json()) as {
            data: { scan: Scan; sheets: ScannedSheet[]; quizzes: { _id: string; questions: unknown[] }[] }
          }
        ).data
      const until = async (id: string, isThere: (scan: Scan) => boolean) => {
        for (;;) {
          const answer = await ask(`/scans/${id}`)
          // Where a core is short it says for a moment that it is busy.
          const found = answer.status === 200 ? await data(answer) : null
          if (found && isThere(found.scan)) return found
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
      }
      return { ...server, ask, data, until }
    }
    const first = await begin()
    const { quizzes } = await first.data(await first.ask('/quizzes?limit=1'))
    const quizId = quizzes[0]?._id ?? ''
    const blank = await drawn(directory, await first.ask(`/quizzes/${quizId}/paper?sheet=true&sheetsOnly=true`))
    const pictures = await Promise.all(Array.from({ length: count }, (_, number) => marked(blank, number)))

    const form = new FormData()
    for (const [number, picture] of pictures.entries()) form.append('file', new Blob([picture]), `${number}.jpg`)
    const { scan } = await first.data(await first.ask(`/quizzes/${quizId}/scans`, { method: 'POST', body: form }))
    await first.until(scan._id, ({ counts }) => counts.sheets >= 5)
    first.child.kill('SIGKILL')
    await first.exited

    const second = await begin()
    const { scan: done, sheets } = await second.until(scan._id, ({ state }) => state === 'open')
    expect(done.counts).toMatchObject({ files: count, waiting: 0, failed: 0, sheets: count })
    const numbers = sheets.map(({ candidate }) => candidate ?? '').toSorted((one, other) => one.localeCompare(other))
    expect(numbers).toEqual(Array.from({ length: count }, (_, number) => String(number).padStart(3, '0')))
  },
)

async function drawn(directory: string, answer: Response): Promise<Buffer> {
  expect(answer.status).toBe(200)
  await writeFile(path.join(directory, 'sheet.pdf'), Buffer.from(await answer.arrayBuffer()))
  execFileSync('pdftoppm', ['-r', '100', '-png', '-singlefile', 'sheet.pdf', 'sheet'], { cwd: directory })
  return readFile(path.join(directory, 'sheet.png'))
}

/** A copy of the blank sheet on which somebody has marked their number. */
async function marked(blank: Buffer, number: number): Promise<Buffer> {
  const layout = pagesOf({ paper: 'A4', named: false, questions: [] })[0]?.layout
  const digits = String(number).padStart(3, '0')
  const dots = (layout?.blocks ?? [])
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => id.startsWith('candidate.'))
    .flatMap(({ bubbles }, column) => bubbles.filter(({ value }) => value === digits[column]))
    .map(({ x, y }) => `<circle cx="${x * perMillimetre}" cy="${y * perMillimetre}" r="7" fill="#333"/>`)
  const { width, height } = await sharp(blank).metadata()
  const pen = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${dots.join('')}</svg>`
  return sharp(blank)
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(pen) }])
    .jpeg({ quality: 80 })
    .toBuffer()
}
