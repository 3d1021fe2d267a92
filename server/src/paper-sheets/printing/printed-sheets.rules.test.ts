import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { answerFromRows } from '@lms/contracts/paper-sheets/paper-answers.ts'
import { targetsIn } from '@lms/contracts/paper-sheets/reading/corners.ts'
import { readSheet } from '@lms/contracts/paper-sheets/reading/read-sheet.ts'
import { textsIn } from '../../quizzes/paper/paper-file.ts'
import type { Layouts } from '../layout/layouts.ts'
import { pagesOf } from '../layout/version-1.ts'
import { pagesOfSheet } from '../printed/known-sheet.ts'
import type { PrintedPaper } from '../printed/printed-paper.ts'
import { readSeal } from '../printed/sheet-seal.ts'
import { codesIn } from '../reading/sheet-codes.ts'
import { drawnPages } from './sheet-pages.ts'

const asked = [
  { number: 1, form: 'one', size: 4, points: 1 },
  { number: 2, form: 'many', size: 6, points: 1 },
  { number: 3, form: 'truth', size: 2, points: 1 },
  { number: 4, form: 'statements', size: 3, points: 1 },
  { number: 5, form: 'number', size: 5, points: 1 },
] as const
const paper: PrintedPaper = {
  id: '019a8f00-1234-7000-8000-00000000abcd',
  quizId: 'quiz',
  madeBy: null,
  layoutVersion: 1,
  size: 'A5',
  sealKey: 'a key',
  codes: [{ code: '102', paper: [], asked }],
  sections: [],
  createdAt: '',
}
const named = { printedPaperId: paper.id, number: 7, code: '102', studentId: 'somebody', candidateId: null, pages: 1 }
const marks: Record<string, string> = {
  1: 'C',
  2: 'B',
  3: 'false',
  '4.1': 'true',
  '4.3': 'false',
  '5.1': '-',
  '5.2': '7',
}

function printed(perPage: 1 | 2 = 1) {
  const sheets = [{ sheet: named, name: 'Lê Thị Bé', candidateNumber: '0042' }]
  return drawnPages(paper, sheets, { title: 'Toán & Tiếng Việt <4A>', texts: textsIn('default'), perPage })
}

async function photographed(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 130 })
    .flatten({ background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#765' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) }
}

describe('a sheet that was printed', () => {
  test('is known by its code, and read where it was drawn, also when there is a newer layout', async () => {
    // A version that has everything elsewhere.
    const layouts: Layouts = { 1: pagesOf, 2: (wish) => pagesOf({ ...wish, paper: 'A4', named: false }) }
    const layout = pagesOfSheet(paper, named, layouts)?.[0]?.layout
    const filled = layout?.blocks
      .flatMap(({ rows }) => rows)
      .flatMap(({ id, bubbles }) => bubbles.filter(({ value }) => marks[id] === value))
      .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="1.9" fill="#333"/>`)
      .join('')
    const picture = await photographed(printed()[0]?.svg.replace('</svg>', `${filled}</svg>`) ?? '')
    const [code] = await codesIn(picture, 1)
    const seal = readSeal(code?.text ?? '')
    expect(seal).toMatchObject({ layoutVersion: 1, printedPaperId: paper.id, sheet: 7, page: 1, code: '102' })
    expect(seal?.fits(paper.sealKey)).toBe(true)
    expect(seal?.fits('another key')).toBe(false)
    if (!code || !layout) throw new Error('nothing was seen')
    const { rows, again } = readSheet(picture, layout, code.corners, targetsIn(picture))
    expect(again).toEqual([])
    const given = new Map(rows.map((row) => [row.id, row.given]))
    expect(asked.map((question) => answerFromRows(question, given))).toEqual(['C', 'B', 'S', 'Đ-S', '-7'])
    expect(pagesOfSheet({ ...paper, layoutVersion: 2 }, named, layouts)?.[0]?.layout.width).toBe(210)
    expect(pagesOfSheet({ ...paper, layoutVersion: 9 }, named)).toBeNull()
  })

  test('lies twice on a page that is twice as large, and names never break the drawing', () => {
    const [one, two] = [printed(1)[0], printed(2)[0]]
    expect([one?.width, two?.width, two?.height]).toEqual([148, 296, 210])
    expect(one?.svg).toContain('Toán &amp; Tiếng Việt &lt;4A')
  })

  test('what was changed by one letter is nobody’s', async () => {
    const picture = await photographed(printed()[0]?.svg ?? '')
    const text = (await codesIn(picture, 1))[0]?.text ?? ''
    for (const place of [0, 20, 47]) {
      const changed = `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`
      expect(readSeal(changed)?.fits(paper.sealKey)).toBe(false)
    }
    for (const other of ['', 'https://example.vn', text.toLowerCase(), `${text}A`]) expect(readSeal(other)).toBeNull()
  })
})
