import {
  type SheetLayout,
  type Spot,
  bubbleRadius,
  cornerSize,
  squareSize,
} from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { Word } from './version-1.ts'

/** A page as a drawing of lines, in millimetres: black, white and one light grey, for any printer. */
export function drawingOf(layout: SheetLayout, words: readonly Word[], code: readonly (readonly boolean[])[]): string {
  const { width, height } = layout
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
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
    ...words.map(
      ({ x, y, text, size, anchor }) =>
        `<text x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}" font-family="Be Vietnam Pro, DejaVu Sans, sans-serif">${escaped(text)}</text>`,
    ),
    '</svg>',
  ].join('')
}

function square({ x, y }: Spot, size: number, fill: string): string {
  return `<rect x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}" fill="${fill}"/>`
}

function modules({ code: { x, y, size } }: SheetLayout, code: readonly (readonly boolean[])[]): string {
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
