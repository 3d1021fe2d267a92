import QRCode from 'qrcode'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { targetsIn } from '@lms/contracts/paper-sheets/reading/corners.ts'
import type { Picture } from '@lms/contracts/paper-sheets/reading/picture.ts'
import { type ReadSheet, readSheet } from '@lms/contracts/paper-sheets/reading/read-sheet.ts'
import { drawingOf } from '../layout/drawing.ts'
import type { SheetQuestion } from '../layout/sheet-questions.ts'
import { pagesOf } from '../layout/version-1.ts'
import { codesIn } from './sheet-codes.ts'

const questions: SheetQuestion[] = [
  ...Array.from({ length: 12 }, (_, index) => ({ number: index + 1, form: 'one' as const, options: 4 })),
  { number: 13, form: 'many', options: 6 },
  { number: 14, form: 'truth' },
  { number: 15, form: 'statements', statements: 4 },
  { number: 16, form: 'number' },
]
const answers: Record<string, string[]> = {
  1: ['A'],
  2: ['D'],
  7: ['C'],
  13: ['A', 'F'],
  14: ['false'],
  '15.1': ['true'],
  '15.4': ['false'],
  '16.1': ['-'],
  '16.2': ['1'],
  '16.3': [','],
  '16.4': ['5'],
  'candidate.1': ['0'],
  'candidate.2': ['4'],
  'code.1': ['1'],
}
const code = 'ABCDEFGHJKLMNPQRSTUV2345'

interface Wish {
  paper?: 'A4' | 'A5'
  turned?: number
  /** Something over one corner. */
  covered?: boolean
}

async function photographed({ paper = 'A4', turned = 0, covered = false }: Wish): Promise<Picture> {
  const page = pagesOf({ paper, named: false, questions })[0]
  if (page === undefined) throw new Error('no page')
  const { layout, words } = page
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' })
  const cells = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column) === 1),
  )
  const marks = layout.blocks
    .flatMap(({ rows }) => rows)
    .flatMap(({ id, bubbles }) => bubbles.filter(({ value }) => answers[id]?.includes(value)))
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="1.9" fill="#333"/>`)
  const hand = covered ? `<circle cx="${layout.width - 14}" cy="${layout.height - 14}" r="16" fill="#a87"/>` : ''
  const drawing = drawingOf(layout, words, cells).replace('</svg>', `${marks.join('')}${hand}</svg>`)
  const { data, info } = await sharp(Buffer.from(drawing), { density: 110 })
    .flatten({ background: '#fff' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#765' })
    .rotate(turned, { background: '#765' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) }
}

async function readFrom(picture: Picture, paper: 'A4' | 'A5' = 'A4'): Promise<ReadSheet> {
  const [found] = await codesIn(picture, 1)
  const layout = pagesOf({ paper, named: false, questions })[0]?.layout
  if (found === undefined || layout === undefined) throw new Error('no code is seen')
  expect(found.text).toBe(code)
  return readSheet(picture, layout, found.corners, targetsIn(picture))
}

function givenOn({ rows }: ReadSheet): Record<string, readonly string[]> {
  return Object.fromEntries(rows.filter(({ given }) => given.length > 0).map(({ id, given }) => [id, given]))
}

describe('a sheet in a picture', () => {
  test.each([
    ['straight', {}],
    ['upside down and a little aslant', { turned: 187 }],
    ['on its side', { turned: 90 }],
    ['with a hand over one corner', { covered: true, turned: 4 }],
  ])('%s: every mark is read, every form of question', async (_name, wish) => {
    const read = await readFrom(await photographed(wish))
    expect(read.again).toEqual([])
    expect(givenOn(read)).toEqual(answers)
    expect(read.rows.every(({ sure }) => sure)).toBe(true)
  })

  test('without two of its corners another picture is asked for, and nothing is read', async () => {
    const whole = await photographed({})
    const lower = Math.round(whole.height * 0.85)
    const cut = { ...whole, height: lower, pixels: whole.pixels.slice(0, whole.width * lower) }
    expect(await readFrom(cut)).toMatchObject({ again: ['corners'], rows: [] })
  })

  test('pages hold what fits, and none of the questions is left out or twice', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ number: index + 1, form: 'one' as const, options: 4 }))
    for (const paper of ['A4', 'A5'] as const) {
      const pages = pagesOf({ paper, named: true, questions: many })
      const rows = pages.flatMap(({ layout }) => layout.blocks.flatMap((block) => block.rows.map(({ id }) => id)))
      expect(rows).toEqual(many.map(({ number }) => String(number)))
      for (const { layout } of pages)
        for (const block of layout.blocks) {
          expect(block.x + block.width).toBeLessThan(layout.width - 14)
          expect(block.y + block.height).toBeLessThan(layout.height - 14)
        }
    }
  })
})
