import path from 'node:path'
import { type FormatReader, UnreadableFile } from '../../item.ts'
import { type XmlElement, childOf, descendantsOf, elementsOf, readXml, textOfElement } from '../../xml-tree.ts'
import { type ZipArchive, openZip } from '../../zip-archive.ts'
import { createEmbeddedEquations } from '../../mathtype/embedded-equations.ts'
import { mathmlLatex } from './mathml-latex.ts'
import { odtListsOf } from './odt-lists.ts'
import { odtLooksOf } from './odt-looks.ts'
import { modernText } from '../../letters/old-fonts.ts'
import { shownText } from '../../letters/symbol-fonts.ts'
import { readTyped } from '../typed-questions.ts'
import type { Line, Piece, WordBlock, WordFile } from '../word-file.ts'
import type { Look } from '../word-looks.ts'

/** Texts of LibreOffice and others: https://docs.oasis-open.org/office/OpenDocument/ */
export const odt: FormatReader = { read: (bytes, choice) => readTyped(openOdt(bytes), choice?.marks) }

const largestPart = 20 * 1024 * 1024
const largestPicture = 5 * 1024 * 1024
const largestFormula = 200_000
const mostBlocks = 150_000
const mostFormulas = 5000

export function openOdt(bytes: Uint8Array): WordFile {
  const archive = openZip(bytes)
  const part = (name: string): XmlElement | undefined => {
    const content = archive.open(name, largestPart)
    const [root] = content ? [...elementsOf(readXml(content))] : []
    return root
  }
  const document = part('content.xml')
  const body = childOf(childOf(document, 'office:body'), 'office:text')
  if (!document || !body) throw new UnreadableFile('unknownFormat')
  const sheets = [part('styles.xml'), document]
  const looks = odtLooksOf(sheets)
  const lists = odtListsOf(sheets)
  const formulaAt = createFormulas(archive)
  const equations = createEmbeddedEquations()
  const equationAt = (name: string): string | null => equations.ofObject(archive.sizeOf(name), () => archive.open(name))
  const blocks: WordBlock[] = []
  const hidden: string[] = []
  take(body)
  return {
    blocks,
    hidden: hidden.join('').trim(),
    picture: (name) => (archive.sizeOf(name) > largestPicture ? null : archive.open(name)),
  }

  function take(parent: XmlElement): void {
    for (const block of blocksOf(parent)) {
      blocks.push(block)
      if (blocks.length > mostBlocks) throw new UnreadableFile('tooComplex')
    }
  }

  function* blocksOf(parent: XmlElement): Generator<WordBlock> {
    for (const element of elementsOf(parent))
      if (element.name === 'text:p' || element.name === 'text:h')
        yield* linesOf(element).map((line): WordBlock => ({ kind: 'line', line }))
      else if (element.name === 'text:list') yield* listOf(element)
      else if (element.name === 'table:table') yield { kind: 'table', rows: rowsOf(element) }
      else if (/^(?:text:section|text:index-body|draw:frame|draw:text-box|text:numbered-paragraph)$/.test(element.name))
        yield* blocksOf(element)
  }

  function* listOf(list: XmlElement, level = 1): Generator<WordBlock> {
    if (level === 1) lists.begin(list)
    for (const item of elementsOf(list)) {
      let isFirst = item.name === 'text:list-item'
      let label = isFirst ? lists.labelOf(item, level) : ''
      for (const element of elementsOf(item)) {
        if (element.name === 'text:list') yield* listOf(element, level + 1)
        else if (element.name === 'text:p' || element.name === 'text:h') {
          const [first = [], ...others] = linesOf(element)
          const sign: Line = label === '' ? [] : [{ kind: 'text', text: `${label} `, look: {} }]
          label = ''
          const own = sign.length > 0 && { list: `${list.attributes['text:style-name'] ?? ''} ${level}` }
          const isPoint = isFirst && lists.isPoint(level) && { isPoint: true }
          isFirst = false
          yield { kind: 'line', line: [...sign, ...first], ...own, ...isPoint }
          yield* others.map((line): WordBlock => ({ kind: 'line', line }))
        }
      }
    }
  }

  function rowsOf(table: XmlElement): Line[][][] {
    const rows = descendantsOf(table, 'table:table-row', 'table:table-row')
    return cellsOf(rows).map((row) =>
      row.map((cell) =>
        cell === null
          ? []
          : [...blocksOf(cell)].flatMap((block) => (block.kind === 'line' ? [block.line] : block.rows.flat(2))),
      ),
    )
  }

  function linesOf(paragraph: XmlElement): Line[] {
    const lines: Line[] = [[]]
    const add = (piece: Piece): void => void lines.at(-1)?.push(piece)
    visit(paragraph, looks.ofParagraph(paragraph.attributes['text:style-name']))
    return lines

    function visit(parent: XmlElement, look: Look): void {
      for (const child of parent.children) {
        if (typeof child === 'string') {
          // Spaces that stand for themselves have an element of their own.
          const typed = child.replaceAll(/\s+/g, ' ')
          const { oldFont } = look
          const letters = (oldFont === undefined ? typed : modernText(typed, oldFont)).normalize('NFC')
          if (look.hidden) hidden.push(letters)
          else if (letters !== '') addText(letters, look)
          continue
        }
        switch (child.name) {
          case 'text:span':
            visit(child, looks.changedBy(look, child.attributes['text:style-name']))
            break
          case 'text:s':
            add({ kind: 'text', text: ' '.repeat(Math.min(200, Number(child.attributes['text:c'] ?? '1') || 1)), look })
            break
          case 'text:tab':
            add({ kind: 'text', text: '\t', look })
            break
          case 'text:line-break':
            lines.push([])
            break
          case 'draw:frame':
            addFrame(child)
            break
          case 'text:note': {
            const note = textOfElement(childOf(child, 'text:note-body')).replaceAll(/\s+/g, ' ').normalize('NFC').trim()
            if (note !== '') add({ kind: 'text', text: ` (${note})`, look: {} })
            break
          }
          case 'office:annotation':
          case 'office:annotation-end':
          case 'text:tracked-changes':
            break
          default:
            visit(child, look)
        }
      }
    }

    function addText(letters: string, look: Look): void {
      for (const text of shownText(letters, look.symbolFont ?? null))
        add(text === null ? { kind: 'lost' } : { kind: 'text', text, look })
    }

    function addFrame(frame: XmlElement): void {
      const object = childOf(frame, 'draw:object')
      const image = childOf(frame, 'draw:image')
      const box = childOf(frame, 'draw:text-box')
      const alt =
        descendantsOf(frame, 'svg:desc')[0]
          ?.children.filter((text) => typeof text === 'string')
          .join('') ?? ''
      const embedded = childOf(frame, 'draw:object-ole')
      const latex = object
        ? formulaAt(object.attributes['xlink:href'] ?? '')
        : embedded
          ? equationAt(inside(embedded.attributes['xlink:href'] ?? ''))
          : null
      if (latex === '') return
      if (latex !== null) add({ kind: 'formula', latex, isBlock: false })
      else if (box)
        for (const block of blocksOf(box)) lines.push(...(block.kind === 'line' ? [block.line] : block.rows.flat(2)))
      else if (image && !object) add({ kind: 'picture', part: inside(image.attributes['xlink:href'] ?? ''), alt })
      else add({ kind: 'lost' })
    }
  }
}

function inside(address: string): string {
  return path.posix.normalize(address.replace(/^\.\//, ''))
}

const mostColumns = 100

/** Cells row by row; null for one that another above it covers. Those that one beside them covers have no place. */
function cellsOf(rows: readonly XmlElement[]): (XmlElement | null)[][] {
  /** By the column in which they begin: how many rows they still cover. */
  const covering = new Map<number, number>()
  return rows.map((row) => {
    const cells: (XmlElement | null)[] = []
    let column = 0
    for (const cell of elementsOf(row)) {
      if (cell.name !== 'table:table-cell' && cell.name !== 'table:covered-table-cell') continue
      const count = Number(cell.attributes['table:number-columns-repeated'] ?? '1') || 1
      for (const end = Math.min(mostColumns, column + count); column < end; column += 1) {
        const left = covering.get(column) ?? 0
        if (cell.name === 'table:table-cell') {
          cells.push(cell)
          covering.set(column, Number(cell.attributes['table:number-rows-spanned'] ?? '1') - 1)
        } else if (left > 0) {
          cells.push(null)
          covering.set(column, left - 1)
        }
      }
    }
    return cells
  })
}

/** A formula lies in a folder of its own, in MathML. */
function createFormulas(archive: ZipArchive): (address: string) => string | null {
  let count = 0
  return (address) => {
    const name = `${inside(address)}/content.xml`
    if (archive.sizeOf(name) > largestFormula || count >= mostFormulas) return null
    count += 1
    const content = archive.open(name)
    return content && mathmlLatex(new TextDecoder().decode(content))
  }
}
