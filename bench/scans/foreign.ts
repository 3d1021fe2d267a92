import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from '@lms/contracts/paper-sheets/reading/picture.ts'
import { type BubbleRow, type SheetLayout, type Spot, bubbleRadius } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { AskedOnPaper } from '@lms/contracts/paper-sheets/paper-answers.ts'
import { pagesOfSheet } from '../../server/src/paper-sheets/printed/known-sheet.ts'
import type { PrintedPaper } from '../../server/src/paper-sheets/printed/printed-paper.ts'
import { sealed } from '../../server/src/paper-sheets/printed/sheet-seal.ts'
import { drawnPages } from '../../server/src/paper-sheets/printing/sheet-pages.ts'
import { textsIn } from '../../server/src/quizzes/paper/paper-file.ts'
import { paperPdf } from '../../server/src/quizzes/paper/pdf/paper-pdf.ts'
import { picturesIn } from '../../server/src/scans/reading/file-pictures.ts'
import { sheetsIn } from '../../server/src/scans/reading/sheets-in-picture.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type Tally, counted, together } from './tally.ts'

/** Nothing of our own drawing here: others draw the printed file, mark it, and take the photograph. */

const dots = 220
const per = dots / 25.4
const printers: Record<string, (pdf: string, png: string) => readonly string[]> = {
  pdftoppm: (pdf, png) => ['-r', String(dots), '-gray', '-png', '-singlefile', pdf, png.replace(/\.png$/, '')],
  gs: (pdf, png) => [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-sDEVICE=pnggray',
    `-r${dots}`,
    '-dTextAlphaBits=4',
    `-sOutputFile=${png}`,
    pdf,
  ],
}

interface Bend {
  /** Of the width, how far a corner lies beside where a straight look has it. */
  aslant: number
  turn: number
  wave: number
  blur: readonly [number, number]
  noise: readonly [number, number]
  quality: readonly [number, number]
  shadow: number
  ink: readonly [number, number]
}

const bends: Record<string, Bend> = {
  ordinary: {
    aslant: 0.03,
    turn: 6,
    wave: 4,
    blur: [0.3, 1],
    noise: [0.05, 0.2],
    quality: [70, 90],
    shadow: 35,
    ink: [12, 40],
  },
  hard: {
    aslant: 0.06,
    turn: 15,
    wave: 12,
    blur: [0.8, 1.8],
    noise: [0.2, 0.5],
    quality: [30, 55],
    shadow: 60,
    ink: [25, 60],
  },
}

interface Wish {
  folder: string
  seed: number
  count: number
}

export async function foreignFigures({ folder, seed, count }: Wish): Promise<[string, Tally][]> {
  const tallies = new Map<string, Tally[]>()
  const kinds = Object.keys(printers).flatMap((printer) => Object.keys(bends).map((bend) => [printer, bend] as const))
  const drawings = new Map<string, string>()
  for (let number = 0; number < count; number++) {
    const [printer = '', bend = ''] = kinds[number % kinds.length] ?? []
    const chance = chanceOf(seed * 1_000_003 + number * 7919)
    const { paper, layout, text } = papers[Math.floor(number / kinds.length) % papers.length] ?? papers[0]
    const key = `${printer}-${paper.id}`
    const page = drawings.get(key) ?? (await drawnBy(printer, paper, path.join(folder, key)))
    drawings.set(key, page)
    const { strokes, meant } = marked(layout, chance)
    const photograph = photographed(page, layout, {
      strokes,
      bend: bends[bend],
      chance,
      to: path.join(folder, 'photograph.jpg'),
    })
    const began = process.cpuUsage()
    const seen = []
    for await (const { page: at, picture } of picturesIn(photograph, 1, async () => true))
      seen.push(...(await readIn(picture, at)))
    const spent = process.cpuUsage(began)
    const { tally, words } = counted({ meant, seen, text, seconds: (spent.user + spent.system) / 1e6 })
    for (const each of words) console.error(`${printer}, ${bend}, ${number}: ${each}`)
    tallies.set(`${printer} ${bend}`, [...(tallies.get(`${printer} ${bend}`) ?? []), tally])
    console.error(`${number + 1} of ${count} photographs`)
  }
  return [...tallies].map(([name, each]) => [name, together(each)])
}

function readIn(picture: Picture, number: number) {
  return sheetsIn(picture, number, async (texts) =>
    texts.map((text) => papers.find((known) => known.text === text)?.layout ?? null),
  )
}

/** As the product prints it, drawn by another program. */
async function drawnBy(printer: string, paper: PrintedPaper, folder: string): Promise<string> {
  mkdirSync(folder)
  const drawing = { title: 'Kiểm tra giữa kì, Toán 4', texts: textsIn('vi'), perPage: 1 as const }
  const sheets = drawnPages(paper, [{ sheet: sheetOf(paper), name: 'Nguyễn Thị Bé', candidateNumber: null }], drawing)
  const head = { school: '', department: '', subject: '', title: drawing.title, description: '', instructions: '' }
  const file = { head: { ...head, class: 'LOP_4' as const, timeLimit: 0 }, papers: [], sheets: sheets.slice(0, 1) }
  const pdf = await paperPdf({ ...file, withKey: false, withExplanations: false, language: 'vi', pictures: new Map() })
  writeFileSync(path.join(folder, 'page.pdf'), pdf)
  const page = path.join(folder, 'page.png')
  execFileSync(printer, [...(printers[printer]?.(path.join(folder, 'page.pdf'), page) ?? [])])
  return page
}

function sheetOf({ id }: Pick<PrintedPaper, 'id'>) {
  const isNamed = !id.endsWith('0')
  return {
    printedPaperId: id,
    number: 1,
    code: isNamed ? '101' : null,
    studentId: isNamed ? 'somebody' : null,
    candidateId: null,
    pages: 1,
  }
}

const papers = ([0, 1, 2, 3] as const).map((index) => {
  const paper: PrintedPaper = {
    id: `00000000-0000-4000-9000-00000000000${index}`,
    quizId: 'quiz',
    madeBy: null,
    layoutVersion: 1,
    size: index === 3 ? 'A5' : 'A4',
    sealKey: 'foreign',
    codes: [{ code: '101', paper: [], asked: askedIn(index) }],
    sections: [],
    createdAt: '',
  }
  const sheet = sheetOf(paper)
  const layout = pagesOfSheet(paper, sheet)?.[0]?.layout
  if (layout === undefined) throw new Error('No page')
  const said = { layoutVersion: 1, printedPaperId: paper.id, sheet: sheet.number, page: 1, code: sheet.code }
  return { paper, layout, text: sealed(said, paper.sealKey) }
}) as [PrintedForOthers, ...PrintedForOthers[]]

interface PrintedForOthers {
  paper: PrintedPaper
  layout: SheetLayout
  text: string
}

function askedIn(index: number): AskedOnPaper[] {
  return Array.from({ length: [30, 60, 24, 20][index] ?? 20 }, (_, at) => {
    const question = { number: at + 1, points: 1 }
    if (index === 2 && at % 8 === 7) return { ...question, form: 'statements', size: 4 }
    if (index === 2 && at === 4) return { ...question, form: 'number', size: 5 }
    if (index === 3 && at % 5 === 4) return { ...question, form: 'truth', size: 2 }
    return { ...question, form: index === 0 && at % 6 === 5 ? 'many' : 'one', size: index === 2 ? 6 : 4 }
  })
}

function marked(layout: SheetLayout, chance: Chance): { strokes: string[]; meant: Map<string, readonly string[]> } {
  const meant = new Map<string, readonly string[]>()
  const strokes: string[] = []
  for (const row of layout.blocks.flatMap(({ rows }) => rows)) {
    const given = chance.happens(0.05) ? [] : chosenIn(row, chance)
    meant.set(row.id, given)
    for (const bubble of row.bubbles) if (given.includes(bubble.value)) strokes.push(zigzag(bubble, chance))
  }
  return { strokes, meant }
}

function chosenIn({ marks, bubbles }: BubbleRow, chance: Chance): string[] {
  const chosen = bubbles[Math.floor(chance.between(0, bubbles.length))]?.value ?? ''
  const also = marks === 'many' ? bubbles.filter(({ value }) => value !== chosen && chance.happens(0.25)) : []
  return [chosen, ...also.map(({ value }) => value)]
}

function zigzag({ x, y }: Spot, chance: Chance): string {
  const reach = bubbleRadius * chance.between(0.8, 0.95)
  const points: string[] = []
  for (let down = -reach, side = 1; down <= reach; down += 0.35, side = -side) {
    const along = Math.sqrt(reach * reach - down * down) * side
    points.push(`${((x + along) * per).toFixed(1)},${((y + down) * per).toFixed(1)}`)
  }
  return `polyline ${points.join(' ')}`
}

interface Shot {
  strokes: readonly string[]
  bend: Bend | undefined
  chance: Chance
  to: string
}

function photographed(page: string, { width, height }: SheetLayout, { strokes, bend, chance, to }: Shot): Buffer {
  if (bend === undefined) throw new Error('No such photograph')
  const pixels = [width * per, height * per] as const
  const corners = [0, 1, 2, 3].map((corner) => {
    const [x, y] = [corner % 2 === 0 ? 0 : pixels[0], corner < 2 ? 0 : pixels[1]]
    const moved = [x, y].map((value) => value + chance.spread() * 0.5 * bend.aslant * pixels[0])
    return `${x.toFixed(1)},${y.toFixed(1)} ${moved.map((value) => value.toFixed(1)).join(',')}`
  })
  const background = `gray(${Math.round(chance.between(25, 60))}%)`
  const ink = `gray(${Math.round(chance.between(...bend.ink))}%)`
  const pen = ['-fill', 'none', '-stroke', ink, '-strokewidth', chance.between(3, 5).toFixed(1)]
  const shade = `gradient:white-gray(${Math.round(100 - chance.between(0, bend.shadow))}%)`
  const steps: readonly (readonly string[])[] = [
    [page, ...pen, '-draw', strokes.join(' '), '-stroke', 'none'],
    ['-background', background, '-wave', `${chance.between(0, bend.wave).toFixed(1)}x${Math.round(pixels[0] * 2)}`],
    ['-bordercolor', background, '-border', '90', '-virtual-pixel', 'background'],
    ['-distort', 'Perspective', corners.join(' '), '-rotate', (chance.spread() * 0.5 * bend.turn).toFixed(2)],
    // A shadow from one side, larger than any of these pictures; what is beyond is cut off.
    ['(', '-size', '3200x3600', shade, ')', '-compose', 'multiply', '-composite'],
    [
      '-rotate',
      chance.oneOf(['0', '90', '180', '270'] as const),
      '-blur',
      `0x${chance.between(...bend.blur).toFixed(2)}`,
    ],
    ['-attenuate', chance.between(...bend.noise).toFixed(2), '+noise', 'Gaussian'],
    ['-quality', String(Math.round(chance.between(...bend.quality))), to],
  ]
  execFileSync('convert', steps.flat())
  return readFileSync(to)
}
