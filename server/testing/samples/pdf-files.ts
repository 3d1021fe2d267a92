/** A text where it stands on a page of 600 by 800 points, from the lower left corner. */
export interface PdfText {
  x: number
  y: number
  text: string
  isBold?: true
  /** Parts of red, green and blue from 0 to 1, as a page says them. */
  color?: string
  size?: number
  /** From the lower left to the upper right, as a stamp lies across a page. */
  isTilted?: true
}

/** A straight line on the page, from one place to another. */
export interface PdfRule {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
}

/** A place that is filled with a color. */
export interface PdfBar {
  bar: readonly [x: number, y: number, width: number, height: number]
  color: string
}

/** A picture where it stands; all of a file are the same one. */
interface PdfPicture {
  picture: readonly [x: number, y: number, width: number, height: number]
}

/** What a pen draws, in the words of a page. */
interface PdfPath {
  path: string
}

/** What a reader put on a page, in the words of the file. */
interface PdfNote {
  note: string
}

export type PdfDrawn = PdfText | PdfRule | PdfBar | PdfPicture | PdfPath | PdfNote

/** How wide every letter is, in parts of the font's size. */
export const letterWidth = 0.5

/** Small PDFs that can be read here: uncompressed, with a letter of the file for each letter that is used. */
export function pdfFile(pages: readonly (readonly PdfDrawn[])[], { isLocked = false } = {}): Uint8Array {
  const letters = [...new Set(pages.flat().flatMap((drawn) => ('text' in drawn ? Array.from(drawn.text) : [])))]
  const codeOf = (letter: string): string => (letters.indexOf(letter) + 33).toString(16).padStart(2, '0')
  const map = letters.map((letter) => `<${codeOf(letter)}> <${hexOf(letter)}>`)
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /FirstChar 33 /LastChar ${33 + letters.length} ` +
    `/Widths [${letters.map(() => letterWidth * 1000).join(' ')} 500] /ToUnicode 5 0 R >>`
  const contents = pages.map((page) =>
    page
      .map((drawn) => {
        if ('note' in drawn) return ''
        if ('path' in drawn) return `${drawn.path} S`
        if ('picture' in drawn) {
          const [x, y, width, height] = drawn.picture
          return `q ${width} 0 0 ${height} ${x} ${y} cm /P1 Do Q`
        }
        if ('bar' in drawn) return `${drawn.color} rg ${drawn.bar.join(' ')} re f`
        if ('from' in drawn) return `${drawn.from.join(' ')} m ${drawn.to.join(' ')} l S`
        const { x, y, text, isBold, color = '0 0 0', size = 12, isTilted } = drawn
        const codes = Array.from(text).map(codeOf).join('')
        const turn = isTilted === true ? '0.7 0.7 -0.7 0.7' : '1 0 0 1'
        return `${color} rg BT /${isBold === true ? 'F2' : 'F1'} ${size} Tf ${turn} ${x} ${y} Tm <${codes}> Tj ET`
      })
      .join('\n'),
  )
  const first = 7
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def 1 begincodespacerange <00> <FF> endcodespacerange ${map.length} beginbfchar\n${map.join('\n')}\nendbfchar endcmap end end`,
    ),
    `<< /Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 2 >>\nstream\n A\nendstream`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page${notesOf(pages[index] ?? [])} /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /P1 6 0 R >> >> >>`,
      stream(content),
    ]),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const lock = isLocked
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<31> <31>]`
    : ''
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${lock} >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + end)
}

function notesOf(page: readonly PdfDrawn[]): string {
  const notes = page.flatMap((drawn) => ('note' in drawn ? [`<< /Type /Annot ${drawn.note} >>`] : []))
  return notes.length === 0 ? '' : ` /Annots [${notes.join(' ')}]`
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function hexOf(letter: string): string {
  return Array.from(letter)
    .map((each) => (each.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase()
}

/** Lines one below the other, from a place on the page. */
export function pdfLines(lines: readonly string[], { x = 50, y = 750, step = 18 } = {}): PdfText[] {
  return lines.map((text, index) => ({ x, y: y - index * step, text }))
}

/** A table with a border around every cell, from its upper left corner. */
export function pdfTable(
  rows: readonly (readonly string[])[],
  { x = 50, y = 700, widths = [] as readonly number[], height = 20 } = {},
): (PdfText | PdfRule)[] {
  const lefts = [0, ...widths].map((_, at) => x + widths.slice(0, at).reduce((sum, width) => sum + width, 0))
  const [right, bottom] = [lefts.at(-1) ?? x, y - rows.length * height]
  return [
    ...lefts.map((left): PdfRule => ({ from: [left, y], to: [left, bottom] })),
    ...[...rows, []].map((_, row): PdfRule => ({ from: [x, y - row * height], to: [right, y - row * height] })),
    ...rows.flatMap((row, at) =>
      row.flatMap((text, column): PdfText[] =>
        text === '' ? [] : [{ x: (lefts[column] ?? x) + 5, y: y - at * height - 14, text }],
      ),
    ),
  ]
}

/** A fraction whose bar lies in the middle of its line. */
export function pdfFraction([above, below]: readonly [string, string], x: number, y: number): (PdfText | PdfRule)[] {
  return [
    { x: x + 1, y: y + 8, text: above },
    { x: x + 1, y: y - 7, text: below },
    { from: [x, y + 4], to: [x + 2 + Math.max(above.length, below.length) * letterWidth * 12, y + 4] },
  ]
}
