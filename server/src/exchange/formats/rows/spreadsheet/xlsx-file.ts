import { type Cell, type Look, UnreadableFile } from '../../item.ts'
import { type XmlElement, readXml, textOfElement } from '../../xml-tree.ts'
import { type ZipArchive, openZip } from '../../zip-archive.ts'
import { rowOf } from '../grid.ts'
import type { SheetTaker } from '../sheet-reader.ts'
import { hideCells } from './hidden-rows.ts'
import { columnOf, covering, mergesIn } from './merged-cells.ts'
import { shownNumber } from './number-formats.ts'
import { type Position, raised } from './raised-text.ts'
import { withoutControls } from './typed-controls.ts'
import { pictureRows } from './sheet-pictures.ts'
import { type CellStyle, childNamed, childrenOf, fontLook, localName, stylesIn } from './xlsx-styles.ts'

/** Of one part of the file, opened. */
const mostBytes = 24 * 1024 * 1024

interface Workbook {
  shared: Cell[]
  styleOf: (index: string | undefined) => CellStyle
  is1904: boolean
}

/** Every sheet that a person sees, row by row. */
export function readXlsx(bytes: Uint8Array, reader: SheetTaker): void {
  const archive = openZip(bytes)
  const file = archive.open('xl/workbook.xml', mostBytes)
  if (!file) throw new UnreadableFile('unknownFormat')
  const workbook = childNamed(readXml(file), 'workbook')
  const paths = pathsIn(archive)
  const is1904 = ['1', 'true'].includes(childNamed(workbook, 'workbookPr')?.attributes['date1904'] ?? '')
  const book = { shared: sharedIn(archive), styleOf: stylesIn(archive.open('xl/styles.xml', mostBytes)), is1904 }
  for (const { attributes } of childrenOf(childNamed(workbook, 'sheets'), 'sheet')) {
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
    const name = paths.get(id) ?? ''
    const part = archive.open(name, mostBytes)
    const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
    // Charts and macros are sheets of other kinds.
    if (!part) continue
    const sheet = reader.sheet({ name: (attributes['name'] ?? '').slice(0, 100), isHidden })
    for (const row of pictureRows(archive, name)) sheet.picture?.(row)
    readSheet(part, book, sheet)
  }
}

function pathsIn(archive: ZipArchive): Map<string, string> {
  const file = archive.open('xl/_rels/workbook.xml.rels', mostBytes)
  const root = file ? childNamed(readXml(file), 'Relationships') : undefined
  return new Map(
    [...childrenOf(root)]
      .filter(({ attributes: { Type: kind, Target: target = '' } }) =>
        kind === undefined ? target.includes('worksheets/') : kind.endsWith('/worksheet'),
      )
      .map(({ attributes }) => {
        const target = attributes['Target'] ?? ''
        return [attributes['Id'] ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`]
      }),
  )
}

/** Names of elements may stand behind a letter for their kind. */
function prefixOf(bytes: Uint8Array, root: string): string {
  const start = Buffer.from(bytes.subarray(0, 4000)).toString('latin1')
  return new RegExp(`<(\\w{1,20}:)?${root}[\\s>]`).exec(start)?.[1] ?? ''
}

/** How reading stands for a guide to pronouncing is no part of a text. */
const unsaid = new Set(['rPh', 'phoneticPr', 'x:rPh', 'x:phoneticPr'])

function sharedIn(archive: ZipArchive): Cell[] {
  const file = archive.open('xl/sharedStrings.xml', mostBytes)
  const shared: Cell[] = []
  if (file)
    readXml(file, {
      without: unsaid,
      parts: { of: `${prefixOf(file, 'sst')}sst`, take: (element) => shared.push(richCellOf(element)) },
    })
  return shared
}

/** A text, whole or of parts that look different. */
function richCellOf(element: XmlElement): Cell {
  const parts = [...childrenOf(element, 'r')]
  if (parts.length === 0) return { text: tidy(textOfElement(childNamed(element, 't'))) }
  const runs = parts.map((part) => ({
    text: raised(tidy(textOfElement(childNamed(part, 't'))), positionOf(childNamed(part, 'rPr'))),
    look: fontLook(childNamed(part, 'rPr')),
  }))
  const text = runs.map((run) => run.text).join('')
  return runs.every(({ look }) => isPlain(look)) ? { text } : { text, runs }
}

function positionOf(look: XmlElement | undefined): Position | null {
  const said = childNamed(look, 'vertAlign')?.attributes['val']
  return said === 'superscript' ? 'sup' : said === 'subscript' ? 'sub' : null
}

const isPlain = (look: Look): boolean => Object.keys(look).length === 0

function tidy(text: string): string {
  return withoutControls(text.replaceAll('_x000D_', '')).replaceAll(/\r\n?/g, '\n').normalize('NFC')
}

function readSheet(part: Uint8Array, book: Workbook, sheet: ReturnType<SheetTaker['sheet']>): void {
  const cover = covering(mergesIn(part))
  let number = 0
  readXml(part, {
    without: unsaid,
    parts: {
      of: `${prefixOf(part, 'worksheet')}sheetData`,
      take(element) {
        if (localName(element.name) !== 'row') return
        const said = Number(element.attributes['r'])
        number = Number.isInteger(said) && said > 0 ? said : number + 1
        const cells = cellsIn(element, book)
        if (['1', 'true'].includes(element.attributes['hidden'] ?? '')) hideCells(cells)
        cover(number, cells)
        sheet.take(
          rowOf(
            number,
            [...cells].toSorted(([one], [other]) => one - other),
          ),
        )
      },
    },
  })
}

function cellsIn(row: XmlElement, book: Workbook): Map<number, Cell> {
  const cells = new Map<number, Cell>()
  let column = -1
  for (const element of childrenOf(row, 'c')) {
    const letters = /^[A-Z]{1,3}/.exec(element.attributes['r'] ?? '')?.[0]
    column = letters === undefined ? column + 1 : columnOf(letters)
    const cell = cellOf(element, book)
    if (cell.text !== '') cells.set(column, cell)
  }
  return cells
}

function cellOf(element: XmlElement, { shared, styleOf, is1904 }: Workbook): Cell {
  const { t: kind = 'n', s: index } = element.attributes
  const style = styleOf(index)
  const value = textOfElement(childNamed(element, 'v'))
  const withLook = (cell: Cell): Cell =>
    isPlain(style.look) || cell.text === '' ? cell : { ...cell, look: style.look }
  if (kind === 's') return withLook(shared[Number(value)] ?? { text: '' })
  if (kind === 'inlineStr') {
    const inline = childNamed(element, 'is')
    return withLook(inline ? richCellOf(inline) : { text: '' })
  }
  const formula = childNamed(element, 'f')
  if (formula && value === '' && kind !== 'str')
    return { text: `=${textOfElement(formula)}`.slice(0, 200), doubt: 'formula' }
  if (kind === 'b') return withLook({ text: value === '1' ? 'TRUE' : 'FALSE' })
  if (kind === 'str' || kind === 'e') return withLook({ text: tidy(value) })
  if (kind === 'd') return withLook({ text: value.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1') })
  if (value === '' || !Number.isFinite(Number(value))) return withLook({ text: value })
  const { text, isOddDate } = shownNumber(Number(value), style.format, is1904)
  return withLook({ text, ...(isOddDate && { doubt: 'date' as const }) })
}
