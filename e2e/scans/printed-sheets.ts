import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import sharp from 'sharp'
import { pagesOf } from '../../server/src/paper-sheets/layout/version-1.ts'
import { send } from '../call.ts'

/** Draws a page of a PDF; without it there is no photograph to be made. */
export const hasPrinter = ((): boolean => {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const dotsPerInch = 150
const perMillimetre = dotsPerInch / 25.4

/** The sheet of one child, printed by the product and drawn by another program. */
export async function printedSheet(
  request: APIRequestContext,
  { token, quizId, childId }: { token: string; quizId: string; childId: string },
): Promise<Buffer> {
  const answer = await send(request, printQuiz, {
    token,
    params: { id: quizId },
    query: { sheet: true, sheetsOnly: true, children: [childId] },
  })
  if (answer.status() !== 200) throw new Error(await answer.text())
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lms-sheet-'))
  try {
    writeFileSync(path.join(folder, 'sheet.pdf'), await answer.body())
    execFileSync('pdftoppm', ['-r', String(dotsPerInch), '-png', '-singlefile', 'sheet.pdf', 'sheet'], { cwd: folder })
    return readFileSync(path.join(folder, 'sheet.png'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Filled in with a pen, and photographed on a table. */
export async function photographOf(
  sheet: Buffer,
  options: readonly number[],
  marks: Readonly<Record<string, string>>,
  { faint = [] as readonly string[], turned = 3 } = {},
): Promise<Buffer> {
  const questions = options.map((count, index) => ({ number: index + 1, form: 'one' as const, options: count }))
  const layout = pagesOf({ paper: 'A4', named: true, questions })[0]?.layout
  const dots = (layout?.blocks ?? [])
    .flatMap(({ rows }) => rows)
    .flatMap(({ id, bubbles }) => bubbles.filter(({ value }) => marks[id] === value).map((bubble) => ({ id, bubble })))
    .map(
      ({ id, bubble: { x, y } }) =>
        `<circle cx="${x * perMillimetre}" cy="${y * perMillimetre}" r="${1.9 * perMillimetre}" fill="${faint.includes(id) ? '#aaa' : '#333'}"/>`,
    )
  const { width, height } = await sharp(sheet).metadata()
  const pen = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${dots.join('')}</svg>`
  const filled = await sharp(sheet)
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(pen) }])
    .toBuffer()
  return sharp(filled)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#765' })
    .rotate(turned, { background: '#765' })
    .jpeg({ quality: 85 })
    .toBuffer()
}
