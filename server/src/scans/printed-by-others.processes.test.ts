import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startScanApp } from '../../testing/apps/scan-app.ts'
import { hasProgram } from '../../testing/has-program.ts'
import { pagesOf } from '../paper-sheets/layout/version-1.ts'

const questions = [
  ...Array.from({ length: 3 }, (_, index) => ({ number: index + 1, form: 'one' as const, options: 4 })),
  { number: 4, form: 'writing' as const, lines: 8 },
]
const dots = { density: 200, mark: 1.9 }

/** How a camera would have it: aslant, turned, blurred and badly packed, darker on one side. */
const distortions: [name: string, bent: (page: Sharp) => Sharp][] = [
  ['as it is', (page) => page],
  ['aslant', (page) => page.affine([1, 0.04, -0.03, 0.97], { background: '#665' })],
  ['turned and blurred', (page) => page.rotate(191, { background: '#665' }).blur(1.6)],
  ['dark on one side', (page) => page.composite([{ input: Buffer.from(shade), blend: 'multiply' }])],
]
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="1653" height="2338"><defs><linearGradient id="g">
<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient></defs>
<rect width="1653" height="2338" fill="url(#g)"/></svg>`

const printers: [program: string, ...how: string[]][] = [
  ['pdftoppm', '-r', String(dots.density), '-png', '-singlefile', 'a.pdf', 'a'],
  ['gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=png16m', `-r${dots.density}`, '-sOutputFile=a.png', 'a.pdf'],
]

test.skipIf(!printers.some(([program]) => hasProgram(program)))(
  'a sheet that another program has drawn is read like our own pictures',
  { timeout: 300_000 },
  async () => {
    const scanning = await startScanApp({ children: 1 })
    const { app, token, children, quizId, batch, change } = scanning
    const printed = await app.http.inject({
      url: `/api/v1/quizzes/${quizId}/paper?sheet=true&sheetsOnly=true&children=${children[0]?.id}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(printed.statusCode).toBe(200)
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lms-drawn-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(path.join(folder, 'a.pdf'), printed.rawPayload)
    for (const [program, ...how] of printers.filter(([name]) => hasProgram(name))) {
      execFileSync(program, how, { cwd: folder })
      const page = await filled(await readFile(path.join(folder, 'a.png')))
      for (const [name, bent] of distortions) {
        const photograph = await bent(sharp(page)).jpeg({ quality: 50 }).toBuffer()
        const { sheets, scan } = await batch(photograph)
        const [sheet] = sheets
        expect(sheets, `${program}, ${name}`).toMatchObject([{ state: 'read', student: { _id: children[0]?.id } }])
        const { pages } = await scanning.sheet(scan._id, sheet?._id ?? '')
        expect(
          pages[0]?.rows.map(({ id, read }) => [id, read]),
          `${program}, ${name}`,
        ).toEqual([
          ['1', ['A']],
          ['2', ['C']],
          ['3', []],
        ])
        await change(scan._id, sheet?._id ?? '', { revision: 1, discard: true })
      }
    }
  },
)

async function filled(page: Buffer): Promise<Buffer> {
  const layout = pagesOf({ paper: 'A4', named: true, questions })[0]?.layout
  const per = dots.density / 25.4
  const marks: Record<string, string> = { 1: 'A', 2: 'C' }
  const circles = (layout?.blocks ?? [])
    .flatMap(({ rows }) => rows)
    .flatMap(({ id, bubbles }) => bubbles.filter(({ value }) => marks[id] === value))
    .map(({ x, y }) => `<circle cx="${x * per}" cy="${y * per}" r="${dots.mark * per}" fill="#334"/>`)
  const { width, height } = await sharp(page).metadata()
  const pen = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${circles.join('')}</svg>`
  return sharp(page)
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(pen) }])
    .png()
    .toBuffer()
}
