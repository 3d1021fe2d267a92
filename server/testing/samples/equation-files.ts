import { strToU8, zipSync } from 'fflate'
import { compoundFile } from './compound-files.ts'

/** Small equations of MathType 6, record by record, and the files that they come in. */
type Bytes = readonly number[]

const word = (value: number): Bytes => [value & 0xff, value >> 8]
const text = (letters: string): Bytes => [...Buffer.from(letters, 'latin1'), 0]
const end = 0

/** Letters of one style: 1 words, 2 a function, 3 variables, 4 Greek, 6 signs, 8 digits. */
export function chars(face: number, letters: string): number[] {
  return Array.from(letters).flatMap((letter) => char(face, letter.codePointAt(0) ?? 0))
}

export function char(face: number, code: number, ...marks: number[]): number[] {
  const list = marks.length === 0 ? [] : [...marks.flatMap((mark) => [6, 0, mark]), end]
  return [2, marks.length === 0 ? 0 : 1, face + 128, ...word(code), ...list]
}

export const line = (...items: Bytes[]): number[] => [1, 0, ...items.flat(), end]
export const absent: number[] = [1, 1]

export function template(selector: number, variation: number, ...parts: Bytes[]): number[] {
  const bits = variation > 0x7f ? [(variation & 0x7f) | 0x80, variation >> 8] : [variation]
  return [3, 0, selector, ...bits, 0, ...parts.flat(), end]
}

export const fraction = (above: Bytes, below: Bytes): number[] => template(11, 0, line(above), line(below))
export const pile = (...lines: Bytes[]): number[] => [4, 0, 1, 1, ...lines.flat(), end]

export function matrix(columns: number, cells: readonly Bytes[], borders = 0): number[] {
  const rows = cells.length / columns
  const lines = (count: number): Bytes => Array.from({ length: Math.ceil(count / 4) }, () => borders)
  return [5, 0, 1, 1, 1, rows, columns, ...lines(rows + 1), ...lines(columns + 1), ...cells.flat(), end]
}

export interface EquationOptions {
  /** Of the styles for words and for functions. */
  font?: string
}

/** With what MathType says before each: fonts, sizes that end in the middle of a byte, a colour and a record to come. */
export function equation(content: Bytes, { font = 'Times New Roman' }: EquationOptions = {}): Uint8Array {
  const records: Bytes[] = [
    [5, 1, 0, 6, 9, ...text('DSMT6'), 0],
    [19, ...text('WinAllBasicCodePages')],
    [17, 5, ...text(font), 17, 3, ...text('Symbol')],
    [18, 0, 2, 0x21, 0x2f, 0x45, 0x8f, 1, 0x41, 0x50, 0xf0, 3, 1, 0, 1, 0, 0],
    [100, 2, 7, 7],
    [16, 0, 0, 0, 0, 0, 0, 0, 15, 1],
    [10, ...content, end],
  ]
  return Uint8Array.from(records.flat())
}

/** Of Equation Editor 3: what a record is and how it is share a byte. */
export function olderEquation(content: Bytes): Uint8Array {
  return Uint8Array.from([3, 1, 1, 3, 0, 0x0a, ...content, end])
}

/** As it lies in a text: behind a head that says how long it is. */
export function equationStream(mtef: Uint8Array): Uint8Array {
  const head = Buffer.alloc(28)
  head.writeUInt16LE(28, 0)
  head.writeUInt32LE(0x20000, 2)
  head.writeUInt32LE(mtef.length, 8)
  return Buffer.concat([head, mtef])
}

export function equationObject(mtef: Uint8Array): Uint8Array {
  return compoundFile({ 'Equation Native': equationStream(mtef) })
}

/** A text with a paragraph for each; what stands before an equation and what it is. */
export function wordWithObjects(
  objects: readonly { before: string; object: Uint8Array; program?: string }[],
): Uint8Array {
  const paragraphs = objects.map(
    ({ before, program = 'Equation.DSMT4' }, at) =>
      `<w:p><w:r><w:t xml:space="preserve">${before}</w:t></w:r><w:r><w:object><v:shape><v:imagedata r:id="p${at}"/></v:shape><o:OLEObject Type="Embed" ProgID="${program}" r:id="o${at}"/></w:object></w:r></w:p>`,
  )
  const relations = objects.map(
    (_, at) =>
      `<Relationship Id="p${at}" Target="media/p${at}.wmf"/><Relationship Id="o${at}" Target="embeddings/o${at}.bin"/>`,
  )
  return zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="w" xmlns:v="v" xmlns:o="o" xmlns:r="r"><w:body>${paragraphs.join('')}</w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    ...Object.fromEntries(objects.map(({ object }, at) => [`word/embeddings/o${at}.bin`, object])),
  })
}
