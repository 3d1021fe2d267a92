import { type Cell, type Look, UnreadableFile } from '../../../item.ts'
import { type XmlElement, readXml, textOfElement } from '../../../xml-tree.ts'
import { rowOf } from '../../grid.ts'
import type { SheetTaker } from '../../sheet-reader.ts'
import { hideCells } from '../hidden-rows.ts'
import { type Merge, covering } from '../merged-cells.ts'
import { shownNumber } from '../number-formats.ts'
import { raised } from '../raised-text.ts'
import { withoutControls } from '../typed-controls.ts'
import { childNamed, childrenOf, localName } from '../xlsx-styles.ts'
import { mostCells } from './old-limits.ts'

interface Written {
  text: string
  kind: string
  style: string
}

/** What Excel 2003 and many programs since write as XML. */
export function readXmlSheet(bytes: Uint8Array, reader: SheetTaker): void {
  const start = Buffer.from(bytes.subarray(0, 4000)).toString('latin1').replaceAll('\0', '')
  const prefix = /<(\w{1,20}:)?Workbook[\s>]/.exec(start)?.[1] ?? ''
  const tables = new Map<XmlElement, ReturnType<typeof tableOf>>()
  let count = 0
  const root = readXml(bytes, {
    without: new Set(['Comment', 'ss:Comment']),
    parts: {
      of: `${prefix}Table`,
      take(element, parent) {
        const table = tables.get(parent) ?? tableOf()
        tables.set(parent, table)
        if (localName(element.name) === 'Row') count += table.take(element)
        if (count > mostCells) throw new UnreadableFile('tooComplex')
      },
    },
  })
  const workbook = childNamed(root, 'Workbook')
  const styles = new Map(
    [...childrenOf(childNamed(workbook, 'Styles'), 'Style')].map((style) => [said(style, 'ID'), styleOf(style)]),
  )
  for (const element of childrenOf(workbook, 'Worksheet')) {
    const visible = textOfElement(childNamed(childNamed(element, 'WorksheetOptions'), 'Visible')).trim()
    const sheet = reader.sheet({
      name: said(element, 'Name').slice(0, 100),
      isHidden: visible !== '' && visible !== 'SheetVisible',
    })
    const table = tables.get(childNamed(element, 'Table') ?? root)
    const cover = covering(table?.merges ?? [])
    for (const [number, written] of table?.rows ?? []) {
      const cells = new Map([...written].map(([column, one]) => [column, cellOf(one, styles.get(one.style))]))
      if (table?.hidden.has(number)) hideCells(cells)
      cover(number, cells)
      sheet.take(
        rowOf(
          number,
          [...cells].toSorted(([one], [other]) => one - other),
        ),
      )
    }
  }
}

function said({ attributes }: XmlElement, name: string): string {
  return attributes[`ss:${name}`] ?? attributes[name] ?? ''
}

/** Rows and cells say where they stand only behind what was left out. */
function tableOf() {
  const rows: [number, Map<number, Written>][] = []
  const merges: Merge[] = []
  const hidden = new Set<number>()
  let number = 0
  const whole = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : 0)
  return {
    rows,
    merges,
    hidden,
    take(row: XmlElement): number {
      number = whole(said(row, 'Index')) || number + 1
      let column = -1
      const cells = new Map<number, Written>()
      for (const cell of childrenOf(row, 'Cell')) {
        column = (whole(said(cell, 'Index')) || column + 2) - 1
        const [wide, high] = [whole(said(cell, 'MergeAcross')), whole(said(cell, 'MergeDown'))]
        const data = childNamed(cell, 'Data')
        if (data)
          cells.set(column, { text: textIn(data).trim(), kind: said(data, 'Type'), style: said(cell, 'StyleID') })
        if (wide > 0 || high > 0)
          merges.push({ top: number, left: column, bottom: number + high, right: column + wide })
        column += wide
      }
      if (said(row, 'Hidden') === '1') hidden.add(number)
      rows.push([number, cells])
      return 1 + cells.size
    },
  }
}

function textIn(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child
      const name = localName(child.name).toLowerCase()
      return raised(textIn(child), name === 'sup' || name === 'sub' ? name : null)
    })
    .join('')
}

const namedFormats: Readonly<Record<string, string>> = {
  'Short Date': 'd/m/yyyy',
  'Medium Date': 'd-mmm-yy',
  'General Date': 'd/m/yyyy h:mm',
  'Short Time': 'h:mm',
  Percent: '0.00%',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Currency: '"$"#,##0.00',
  'Euro Currency': '"€"#,##0.00',
  'Yes/No': '"Yes";"Yes";"No"',
  'True/False': '"True";"True";"False"',
  'On/Off': '"On";"On";"Off"',
}

function styleOf(style: XmlElement): { format: string; look: Look } {
  const format = said(childNamed(style, 'NumberFormat') ?? style, 'Format')
  const font = childNamed(style, 'Font')
  const color = font ? said(font, 'Color') : ''
  const fill = said(childNamed(style, 'Interior') ?? style, 'Color')
  return {
    format: namedFormats[format] ?? (format === '' ? 'General' : format),
    look: {
      ...(font && said(font, 'Bold') === '1' && { bold: true as const }),
      ...(font && /\S/.test(said(font, 'Underline')) && { underline: true as const }),
      ...(!/^(?:|#000000|Automatic)$/.test(color) && { color }),
      ...(!/^(?:|#FFFFFF|Automatic)$/i.test(fill) && { highlight: fill }),
    },
  }
}

function cellOf({ text, kind }: Written, style = { format: 'General', look: {} }): Cell {
  const withLook = (cell: Cell): Cell =>
    Object.keys(style.look).length === 0 || cell.text === '' ? cell : { ...cell, look: style.look }
  if (kind === 'Boolean') return withLook({ text: text === '1' ? 'TRUE' : 'FALSE' })
  const time = kind === 'DateTime' ? Date.parse(`${text.replace(/Z$/, '')}Z`) : Number.NaN
  const number = kind === 'Number' ? Number(text) : time / 86_400_000 + 25_569
  if (text === '' || !Number.isFinite(number))
    return withLook({ text: withoutControls(text.replaceAll(/\r\n?/g, '\n')).normalize('NFC') })
  const format = kind === 'DateTime' && style.format === 'General' ? 'd/m/yyyy' : style.format
  const shown = shownNumber(number, format, false)
  return withLook({ text: shown.text, ...(shown.isOddDate && { doubt: 'date' as const }) })
}
