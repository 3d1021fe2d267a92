import QRCode from 'qrcode'
import type { SheetPage } from '../../quizzes/paper/sheet-page.ts'
import { type Modules, framed, linesOf } from '../layout/drawing.ts'
import type { PrintedPage } from '../layout/version-1.ts'
import { pagesOfSheet } from '../printed/known-sheet.ts'
import type { PrintedPaper, PrintedSheet } from '../printed/printed-paper.ts'
import { sealed } from '../printed/sheet-seal.ts'
import { type HeadTexts, headLines } from './sheet-head.ts'

/** A sheet and what is written on it for people. */
export interface SheetToDraw {
  sheet: Omit<PrintedSheet, 'id'>
  name: string | null
  candidateNumber: string | null
}

interface Drawing {
  title: string
  texts: HeadTexts & { sheetAlt: string }
  perPage: 1 | 2
}

/** Pages as they come out of the printer. */
export function drawnPages(paper: PrintedPaper, sheets: readonly SheetToDraw[], drawing: Drawing): SheetPage[] {
  const known = new Map<string, PrintedPage[]>()
  const pagesOf = (sheet: SheetToDraw['sheet']): PrintedPage[] => {
    const name = `${sheet.code ?? ''} ${sheet.studentId === null && sheet.candidateId === null}`
    const pages = known.get(name) ?? pagesOfSheet(paper, sheet) ?? []
    known.set(name, pages)
    return pages
  }
  const all = sheets.flatMap((one) => {
    const pages = pagesOf(one.sheet)
    return pages.map((printed, index) => {
      const { code } = one.sheet
      const place = { page: index + 1, pages: pages.length }
      const head = { title: drawing.title, name: one.name, code, candidateNumber: one.candidateNumber, ...place }
      const lines =
        linesOf(printed.layout, printed.words, modulesOf(sealOf(paper, one.sheet, index + 1))) +
        headLines(printed, head, drawing.texts)
      return { width: printed.layout.width, height: printed.layout.height, lines, alt: altOf(one, drawing) }
    })
  })
  if (drawing.perPage === 1)
    return all.map(({ width, height, lines, alt }) => ({ width, height, svg: framed({ width, height }, lines), alt }))
  // What is copied by hand anyway fills both halves.
  const two = all.length === 1 ? [...all, ...all] : all
  return Array.from({ length: Math.ceil(two.length / 2) }, (_, index) =>
    sideBySide(two.slice(index * 2, index * 2 + 2)),
  )
}

interface Half {
  width: number
  height: number
  lines: string
  alt: string
}

function sideBySide(halves: readonly Half[]): SheetPage {
  const { width = 0, height = 0 } = halves[0] ?? {}
  const lines = halves.map(({ lines: own }, index) => `<g transform="translate(${index * width} 0)">${own}</g>`)
  const cut = `<path d="M${width} 0V${height}" stroke="#999" stroke-width="0.2" stroke-dasharray="2 2" fill="none"/>`
  const size = { width: width * 2, height }
  return { ...size, svg: framed(size, lines.join('') + cut), alt: halves.map(({ alt }) => alt).join('; ') }
}

function sealOf(paper: PrintedPaper, { number, code }: SheetToDraw['sheet'], page: number): string {
  const { layoutVersion, id, sealKey } = paper
  return sealed({ layoutVersion, printedPaperId: id, sheet: number, page, code }, sealKey)
}

function modulesOf(text: string): Modules {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column) === 1),
  )
}

function altOf({ name, sheet }: SheetToDraw, { texts, title }: Drawing): string {
  return texts.sheetAlt.replace('{{name}}', name ?? [title, sheet.code].filter(Boolean).join(' '))
}
