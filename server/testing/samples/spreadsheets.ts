import { strToU8, zipSync } from 'fflate'

/** Spreadsheets out of readable rows, with the looks and formats that programs write. */

interface Styled {
  text?: string
  value?: number
  format?: string
  formula?: string
  error?: string
  fill?: boolean
  color?: boolean
  bold?: boolean
  underline?: boolean
  runs?: { text: string; bold?: boolean; position?: 'subscript' | 'superscript' }[]
}
type SampleCell = string | Styled
export type Sample = Record<string, SampleCell[][]>

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function xlsxCell(cell: SampleCell, row: number, column: number, styles: string[]): string {
  const at = `r="${letters[column]}${row + 1}"`
  if (typeof cell === 'string')
    return cell === '' ? '' : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  const font = cell.bold ? 1 : cell.underline ? 2 : cell.color ? 3 : 0
  const style = styles.push(`${cell.format ?? 'General'}\n${font}\n${cell.fill ? 2 : 0}`) - 1
  if (cell.runs) {
    const runs = cell.runs.map(
      ({ text, bold, position }) =>
        `<r><rPr>${bold ? '<b/>' : ''}${position ? `<vertAlign val="${position}"/>` : ''}</rPr><t xml:space="preserve">${escaped(text)}</t></r>`,
    )
    return `<c ${at} t="inlineStr"><is>${runs.join('')}</is></c>`
  }
  if (cell.error) return `<c ${at} s="${style}" t="e"><v>${cell.error}</v></c>`
  if (cell.text !== undefined) return `<c ${at} s="${style}" t="inlineStr"><is><t>${escaped(cell.text)}</t></is></c>`
  const formula = cell.formula === undefined ? '' : `<f>${escaped(cell.formula)}</f>`
  return `<c ${at} s="${style}">${formula}${cell.value === undefined ? '' : `<v>${cell.value}</v>`}</c>`
}

function stylesXml(styles: readonly string[]): string {
  const formats = styles.map((style) => style.split('\n')[0] ?? '')
  const xf = styles.map((style, index) => {
    const [, font, fill] = style.split('\n')
    return `<xf numFmtId="${200 + index}" fontId="${font}" fillId="${fill}"/>`
  })
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
    <numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`).join('')}</numFmts>
    <fonts><font><color theme="1"/></font><font><b/></font><font><u/></font><font><color rgb="FFFF0000"/></font></fonts>
    <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/></patternFill></fill></fills>
    <cellXfs>${xf.join('')}</cellXfs></styleSheet>`
}

export function xlsxFile(
  sample: Sample,
  { merges = [], hidden = [], unseen = [] }: { merges?: string[]; hidden?: string[]; unseen?: number[] } = {},
): Uint8Array {
  const styles = ['General\n0\n0']
  const names = Object.keys(sample)
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const sheets = names.map((name) => {
    const rows = (sample[name] ?? []).map(
      (row, index) =>
        `<row r="${index + 1}"${unseen.includes(index + 1) ? ' hidden="1"' : ''}>${row.map((cell, column) => xlsxCell(cell, index, column, styles)).join('')}</row>`,
    )
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    return `<worksheet ${main}><sheetData>${rows.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`
  })
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const listed = names.map(
    (name, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`,
  )
  const related = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const types = names.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${types.join('')}</Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook ${main} xmlns:r="${relation}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${related.join('')}</Relationships>`),
    'xl/styles.xml': strToU8(stylesXml(styles)),
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheet)])),
  })
}
