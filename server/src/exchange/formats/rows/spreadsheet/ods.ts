import { sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { type Cell, type FormatReader, type Look, UnreadableFile } from '../../item.ts'
import { type XmlElement, descendantsOf, elementsOf, readXml } from '../../xml-tree.ts'
import { openZip } from '../../zip-archive.ts'
import { rowOf } from '../grid.ts'
import { tableReader } from '../sheet-reader.ts'
import { hideCells } from './hidden-rows.ts'
import { type Merge, createCover } from './merged-cells.ts'
import { type Position, raised } from './raised-text.ts'

const mostBytes = 24 * 1024 * 1024

/** Spreadsheets of LibreOffice and others: cells carry the text that is shown. */
export const ods: FormatReader = {
  read(bytes, choice) {
    const content = openZip(bytes).open('content.xml', mostBytes)
    if (!content) throw new UnreadableFile('broken')
    const styles = stylesIn(content)
    const reader = tableReader(choice?.sheets, true)
    let open: { table: XmlElement; take: (row: XmlElement) => void } | null = null
    readXml(content, {
      without: unseen,
      parts: {
        of: 'table:table',
        take(element, table) {
          if (open?.table !== table) open = { table, take: rowTaker(reader, table, styles) }
          open.take(element)
        },
      },
    })
    return { ...reader.end('empty'), pictures: [] }
  },
}

const unseen = new Set([
  'office:annotation',
  'table:shapes',
  'office:scripts',
  'office:font-face-decls',
  'office:automatic-styles',
  'table:content-validations',
  'table:tracked-changes',
  'text:ruby-text',
])
const groups = new Set(['table:table-rows', 'table:table-row-group', 'table:table-header-rows'])

function rowTaker(reader: ReturnType<typeof tableReader>, table: XmlElement, styles: Styles) {
  const isHidden = table.attributes['table:display'] === 'false'
  const sheet = reader.sheet({ name: (table.attributes['table:name'] ?? '').slice(0, 100), isHidden })
  let number = 0
  const cover = createCover()
  const take = (element: XmlElement): void => {
    if (groups.has(element.name)) for (const child of elementsOf(element)) take(child)
    if (element.name !== 'table:table-row') return
    const times = Math.max(1, Number(element.attributes['table:number-rows-repeated'] ?? 1) || 1)
    if (descendantsOf(element, 'draw:image').length > 0) sheet.picture?.(number + 1)
    const { cells, merges } = cellsIn(element, number + 1, styles)
    if (['collapse', 'filter'].includes(element.attributes['table:visibility'] ?? '')) hideCells(cells)
    for (const merge of merges) cover.begin(merge, cells.get(merge.left)?.text ?? '')
    if (cells.size === 0) {
      number += times
      return
    }
    // The same row a million times is more than a file may hold.
    if (times > 10_000) throw new UnreadableFile('tooMany')
    for (let index = 0; index < times; index += 1) {
      number += 1
      const own = new Map(cells)
      cover.apply(number, own)
      sheet.take(
        rowOf(
          number,
          [...own].toSorted(([one], [other]) => one - other),
        ),
      )
    }
  }
  return take
}

function cellsIn(row: XmlElement, number: number, { looks, positions }: Styles) {
  const cells = new Map<number, Cell>()
  const merges: Merge[] = []
  let column = 0
  for (const element of elementsOf(row)) {
    const { attributes, name } = element
    const times = Math.max(1, Number(attributes['table:number-columns-repeated'] ?? 1) || 1)
    if (name === 'table:table-cell') {
      const text = textIn(element, positions)
      const look = looks.get(attributes['table:style-name'] ?? '')
      if (text !== '') {
        if (column + times > sheetLimits.columns) throw new UnreadableFile('tooComplex')
        for (let index = 0; index < times; index += 1) cells.set(column + index, { text, ...(look && { look }) })
      }
      const [wide, high] = ['columns', 'rows'].map(
        (side) => Number(attributes[`table:number-${side}-spanned`] ?? 1) || 1,
      )
      if (((wide ?? 1) > 1 || (high ?? 1) > 1) && text !== '')
        merges.push({ left: column, top: number, right: column + (wide ?? 1) - 1, bottom: number + (high ?? 1) - 1 })
    }
    column += times
  }
  return { cells, merges }
}

/** Paragraphs are lines; spaces and breaks are elements. */
function textIn(cell: XmlElement, positions: Styles['positions']): string {
  const lines = [...elementsOf(cell)]
    .filter(({ name }) => name === 'text:p' || name === 'text:h')
    .map((line) => lineOf(line, positions))
  return lines.join('\n').trim().normalize('NFC')
}

function lineOf(element: XmlElement, positions: Styles['positions']): string {
  const line = element.children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.name === 'text:s') return ' '.repeat(Math.min(50, Number(child.attributes['text:c'] ?? 1) || 1))
      if (child.name === 'text:tab') return '\t'
      return child.name === 'text:line-break' ? '\n' : lineOf(child, positions)
    })
    .join('')
  return raised(line, positions.get(element.attributes['text:style-name'] ?? '') ?? null)
}

interface Styles {
  looks: ReadonlyMap<string, Look>
  /** Of parts of a text that stand higher or lower. */
  positions: ReadonlyMap<string, Position>
}

/** The looks of cells by the names of their styles. */
function stylesIn(content: Uint8Array): Styles {
  const looks = new Map<string, Look>()
  const positions = new Map<string, Position>()
  readXml(content, {
    without: new Set(['office:body', 'office:scripts', 'office:font-face-decls']),
    parts: {
      of: 'office:automatic-styles',
      take(style) {
        const { 'style:family': family, 'style:name': name = '' } = style.attributes
        const position = family === 'text' ? positionOf(style) : null
        if (position !== null) positions.set(name, position)
        const look = family === 'table-cell' ? lookOf(style) : {}
        if (Object.keys(look).length > 0) looks.set(name, look)
      },
    },
  })
  return { looks, positions }
}

function positionOf(style: XmlElement): Position | null {
  const said = [...elementsOf(style)].map(({ attributes }) => attributes['style:text-position'] ?? '').join('')
  if (/^(?:sub|-)/.test(said)) return 'sub'
  return /^(?:super|[1-9])/.test(said) ? 'sup' : null
}

function lookOf(style: XmlElement): Look {
  const all = Object.assign({}, ...[...elementsOf(style)].map(({ attributes }) => attributes)) as Record<string, string>
  const fill = all['fo:background-color'] ?? 'transparent'
  const color = all['fo:color'] ?? '#000000'
  const line = all['style:text-underline-style'] ?? 'none'
  return {
    ...(!['transparent', '#ffffff'].includes(fill) && { highlight: fill }),
    ...(color !== '#000000' && { color }),
    ...(line !== 'none' && { underline: true as const }),
    ...(all['fo:font-weight'] === 'bold' && { bold: true as const }),
  }
}
