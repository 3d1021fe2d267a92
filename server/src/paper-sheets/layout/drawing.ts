import {
  type SheetLayout,
  type Spot,
  bubbleRadius,
  cornerSize,
  squareSize,
} from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { Word } from './version-1.ts'

/** Dark and light modules, row by row. */
export type Modules = readonly (readonly boolean[])[]

/** A page as a drawing of lines, in millimetres: black, white and one light grey, for any printer. */
export function drawingOf(layout: SheetLayout, words: readonly Word[], code: Modules): string {
  return framed(layout, linesOf(layout, words, code))
}

/** Lines on a page of this size. */
export function framed({ width, height }: { width: number; height: number }, lines: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${lines}</svg>`
}

/** What is drawn, without the page that it is drawn on. */
export function linesOf(layout: SheetLayout, words: readonly Word[], code: Modules): string {
  return [
    ...layout.corners.flatMap((corner) => [
      square(corner, cornerSize, '#000'),
      square(corner, 8, '#fff'),
      square(corner, 4, '#000'),
    ]),
    ...layout.squares.map((spot) => square(spot, squareSize, '#000')),
    modules(layout, code),
    ...layout.blocks.map(
      (block) =>
        `<rect x="${block.x}" y="${block.y}" width="${block.width}" height="${block.height}" fill="none" stroke="#000" stroke-width="0.35"/>`,
    ),
    ...layout.blocks.flatMap(({ rows }) =>
      rows.flatMap(({ bubbles }) =>
        bubbles.map(
          ({ x, y }) =>
            `<circle cx="${round(x)}" cy="${round(y)}" r="${bubbleRadius}" fill="none" stroke="#999" stroke-width="0.25"/>`,
        ),
      ),
    ),
    ...layout.boxes.map(
      (box) =>
        `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="#000" stroke-width="0.25"/>`,
    ),
    ...words.map(written),
  ].join('')
}

export function written({ x, y, text, size, anchor, isBold = false }: Word): string {
  const weight = isBold ? ' font-weight="bold"' : ''
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}"${weight} font-family="Be Vietnam Pro, DejaVu Sans, sans-serif">${escaped(text)}</text>`
}

function square({ x, y }: Spot, size: number, fill: string): string {
  return `<rect x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}" fill="${fill}"/>`
}

function modules({ code: { x, y, size } }: SheetLayout, code: Modules): string {
  const step = size / code.length
  const path = code.flatMap((row, down) =>
    row.flatMap((isDark, right) =>
      isDark
        ? [`M${round(x + right * step)} ${round(y + down * step)}h${round(step)}v${round(step)}h-${round(step)}z`]
        : [],
    ),
  )
  return `<path d="${path.join('')}" fill="#000"/>`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
