import QRCode from 'qrcode'
import sharp from 'sharp'
import { drawingOf } from '../../src/paper-sheets/layout/drawing.ts'
import type { PrintedPage } from '../../src/paper-sheets/layout/version-1.ts'

interface Filled {
  /** By row. */
  marks?: Readonly<Record<string, readonly string[]>>
  /** Half as dark as the others: somebody has to look. */
  faint?: Readonly<Record<string, readonly string[]>>
  /** By box: something is written there. */
  written?: readonly string[]
  turned?: number
  /** Dots an inch. */
  density?: number
}

/** A page that somebody has filled in, as a drawing. */
export function filledDrawing(
  { layout, words }: PrintedPage,
  text: string,
  { marks = {}, faint = {}, written = [] }: Filled,
): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const cells = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (__, column) => modules.get(row, column) === 1),
  )
  const dots = (given: Readonly<Record<string, readonly string[]>>, fill: string): string[] =>
    layout.blocks
      .flatMap(({ rows }) => rows)
      .flatMap(({ id, bubbles }) => bubbles.filter(({ value }) => given[id]?.includes(value)))
      .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="1.9" fill="${fill}"/>`)
  const lines = layout.boxes
    .filter(({ id }) => written.includes(id))
    .map(({ x, y }) => `<path d="M${x + 8} ${y + 9}l6 -5l4 5l6 -5l4 5l6 -5" stroke="#225" fill="none"/>`)
  return drawingOf(layout, words, cells).replace(
    '</svg>',
    `${dots(marks, '#333').join('')}${dots(faint, '#aaa').join('')}${lines.join('')}</svg>`,
  )
}

/** The same on a table, as a JPEG. */
export async function photographed(page: { printed: PrintedPage; text: string }, filled: Filled = {}): Promise<Buffer> {
  const { turned = 0, density = 110 } = filled
  return sharp(Buffer.from(filledDrawing(page.printed, page.text, filled)), { density })
    .flatten({ background: '#fff' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#765' })
    .rotate(turned, { background: '#765' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Several pictures in a form, as a browser sends them. */
export function filesForm(files: readonly { content: Buffer; name: string }[]) {
  const boundary = `----form${crypto.randomUUID()}`
  const parts = files.flatMap(({ content, name }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
