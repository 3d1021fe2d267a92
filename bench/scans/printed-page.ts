import QRCode from 'qrcode'
import sharp from 'sharp'
import type { Picture } from '@lms/contracts/paper-sheets/reading/picture.ts'
import type { SheetLayout } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import { drawingOf } from '../../server/src/paper-sheets/layout/drawing.ts'
import { pagesOf } from '../../server/src/paper-sheets/layout/version-1.ts'
import { sealed } from '../../server/src/paper-sheets/printed/sheet-seal.ts'
import { sheetWishes } from './sheets.ts'

export interface Paper {
  text: string
  layout: SheetLayout
  picture: Picture
}

const known = new Map<number, Paper>()

/** A page as it comes out of a printer of 216 dots an inch. It is drawn once; what is handed out may be written on. */
export async function printed(index: number): Promise<Paper> {
  const paper = known.get(index) ?? (await drawn(index))
  known.set(index, paper)
  return { ...paper, picture: { ...paper.picture, pixels: paper.picture.pixels.slice() } }
}

/** The layouts of all papers by their codes: the reader knows no more than what it reads. */
export function layoutOf(text: string): SheetLayout | null {
  const index = sheetWishes.findIndex((_, each) => textOf(each) === text)
  return index === -1 ? null : pageOf(index).layout
}

async function drawn(index: number): Promise<Paper> {
  const page = pageOf(index)
  const text = textOf(index)
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const code = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column) === 1),
  )
  const { data, info } = await sharp(Buffer.from(drawingOf(page.layout, page.words, code)), { density: 216 })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    text,
    layout: page.layout,
    picture: { width: info.width, height: info.height, pixels: new Uint8Array(data) },
  }
}

function pageOf(index: number) {
  const wish = sheetWishes[index]
  const page = wish === undefined ? undefined : pagesOf(wish)[0]
  if (page === undefined) throw new Error('No page')
  return page
}

function textOf(index: number): string {
  const printedPaperId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const named = sheetWishes[index]?.named === true
  return sealed({ layoutVersion: 1, printedPaperId, sheet: index, page: 1, code: named ? '101' : null }, 'bench')
}
