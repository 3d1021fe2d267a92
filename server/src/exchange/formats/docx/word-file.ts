import path from 'node:path'
import { UnreadableFile } from '../../item.ts'
import { type XmlElement, childOf, descendantsOf, elementsOf, outermostOf, readXml } from '../../xml-tree.ts'
import { openZip } from '../../zip-archive.ts'
import { drawnFormula } from '../../../quizzes/paper/docx/paper-styles.ts'
import { spellingsOf } from './latex-spellings.ts'
import { modernText, shownText, symbolOf } from '../letters/symbol-fonts.ts'
import { ommlLatex } from './omml-latex.ts'
import { createEmbeddedEquations, isEquationName } from '../mathtype/embedded-equations.ts'
import { notesOf, relationsOf } from './word-parts.ts'
import { type WordLook, stylesOf } from './word-looks.ts'
import type { Block, Line, PaperDocument, Piece } from '../../paper/document.ts'
import { numberingOf } from './word-numbering.ts'

export interface WordFile extends PaperDocument {
  /** What nobody sees who reads the paper. */
  hidden: string
}

/** Of the many things that Word says about each word, those that nobody asks for here. */
const unread = new Set(
  'w:bCs w:iCs w:sz w:szCs w:lang w:kern w:noProof w:proofErr w:bookmarkStart w:bookmarkEnd w:spacing w:ind w:jc w:tabs w:rtl w:w w:position w:keepNext w:keepLines w:widowControl w:contextualSpacing w:lastRenderedPageBreak w:tblPr w:tblGrid w:tcPr w:trPr w:sectPr w:rsids w:latentStyles w:eastAsianLayout w:snapToGrid w:adjustRightInd w:outlineLvl w:smartTagPr w:sdtPr m:ctrlPr'.split(
    ' ',
  ),
)
const textBox = 'w:txbxContent'
/** Formulas from before there were equations: ' EQ \\f(1;2) '. */
const drawnField = /^\s*EQ\s/iu
const mostBlocks = 150_000
/** Of text; some ten thousand paragraphs. */
const largestPart = 20 * 1024 * 1024
const largestPicture = 5 * 1024 * 1024

export function openWord(bytes: Uint8Array): WordFile {
  const archive = openZip(bytes)
  const main = archive.names().find((name) => /^word\/document\d*\.xml$/.test(name))
  if (main === undefined) throw new UnreadableFile('unknownFormat')
  const part = (name: string): XmlElement | null => {
    const content = archive.open(name, largestPart)
    return content && readXml(content, { without: unread })
  }
  const targets = relationsOf(part(`word/_rels/${path.posix.basename(main)}.rels`))
  const styles = stylesOf(part('word/styles.xml'))
  const numbering = numberingOf(part('word/numbering.xml'))
  const notes = notesOf([part('word/footnotes.xml'), part('word/endnotes.xml')])
  const spellings = spellingsOf(part('docProps/custom.xml'))
  const content = archive.open(main, largestPart)
  if (!content) throw new UnreadableFile('broken')
  const equations = createEmbeddedEquations()
  const blocks: Block[] = []
  const hidden: string[] = []

  /** Null where it is no equation, or none that can be read. */
  function equationIn(object: XmlElement | undefined): string | null {
    const target = targets.get(object?.attributes['r:id'] ?? '')
    if (target === undefined || !isEquationName(object?.attributes['ProgID'] ?? '')) return null
    return equations.ofObject(archive.sizeOf(target), () => archive.open(target))
  }

  function take(element: XmlElement): void {
    blocks.push(...blocksOf(element))
    if (blocks.length > mostBlocks) throw new UnreadableFile('tooMuch')
  }

  function listOf(paragraph: XmlElement): [id: string | undefined, level: number] {
    const properties = childOf(paragraph, 'w:pPr')
    const style = childOf(properties, 'w:pStyle')?.attributes['w:val']
    const list = childOf(properties, 'w:numPr') ?? styles.listOf(style)
    return [childOf(list, 'w:numId')?.attributes['w:val'], Number(childOf(list, 'w:ilvl')?.attributes['w:val'] ?? '0')]
  }

  function linesOf(paragraph: XmlElement): Line[] {
    const properties = childOf(paragraph, 'w:pPr')
    const base = styles.ofParagraph(childOf(properties, 'w:pStyle')?.attributes['w:val'])
    const label = numbering.labelOf(...listOf(paragraph))
    const lines: Line[] = [[]]
    const add = (piece: Piece): void => void lines.at(-1)?.push(piece)
    if (label !== '') {
      // The sign of the paragraph's end is what the number looks like.
      const look = styles.changedBy(base, childOf(properties, 'w:rPr'))
      add({ kind: 'text', text: `${label} `, look })
    }
    visit(paragraph, base)
    return lines

    function visit(parent: XmlElement, look: WordLook): void {
      for (const child of elementsOf(parent)) {
        switch (child.name) {
          case 'w:r':
            visitRun(child, styles.changedBy(look, childOf(child, 'w:rPr')))
            break
          case 'm:oMathPara':
            for (const math of outermostOf(child, 'm:oMath')) addFormula(math, true)
            break
          case 'm:oMath':
            addFormula(child, false)
            break
          case 'w:pPr':
          case 'w:del':
          case 'w:moveFrom':
            break
          case 'w:fldSimple':
            if (drawnField.test(child.attributes['w:instr'] ?? '')) add({ kind: 'lost' })
            visit(child, look)
            break
          default:
            visit(child, look)
        }
      }
    }

    function addFormula(math: XmlElement, isBlock: boolean): void {
      const read = ommlLatex(math)
      const latex = spellings.get(read) ?? read
      // A box around nothing is there to be seen.
      const isShown = ['m:e', 'm:num'].some((name) => descendantsOf(math, name).length > 0)
      if (latex !== '') add({ kind: 'formula', latex, isBlock })
      else if (isShown) add({ kind: 'lost' })
    }

    function visitRun(run: XmlElement, look: WordLook): void {
      for (const child of elementsOf(run)) {
        switch (child.name) {
          case 'w:t':
            if (look.hidden) hidden.push(lettersOf(child, look))
            else
              for (const text of shownText(lettersOf(child, look), look.symbolFont ?? null))
                add(text === null ? { kind: 'lost' } : { kind: 'text', text, look })
            break
          case 'w:tab':
          case 'w:ptab':
            add({ kind: 'text', text: '\t', look })
            break
          case 'w:br':
          case 'w:cr':
            if (child.attributes['w:type'] === undefined || child.attributes['w:type'] === 'textWrapping')
              lines.push([])
            break
          case 'w:instrText':
            if (drawnField.test(lettersOf(child, look))) add({ kind: 'lost' })
            break
          case 'w:noBreakHyphen':
            add({ kind: 'text', text: '-', look })
            break
          case 'w:footnoteReference':
          case 'w:endnoteReference': {
            const note = notes.get(`${child.name} ${child.attributes['w:id']}`) ?? ''
            if (note !== '') add({ kind: 'text', text: ` (${note})`, look: {} })
            break
          }
          case 'w:sym': {
            const sign = symbolOf(child)
            add(sign === null ? { kind: 'lost' } : { kind: 'text', text: sign, look })
            break
          }
          case 'w:drawing':
          case 'w:pict':
          case 'w:object':
            addPicture(child)
            break
          case 'mc:AlternateContent': {
            // The same twice, for newer and older programs.
            const choice = childOf(child, 'mc:Choice') ?? childOf(child, 'mc:Fallback')
            if (choice) visitRun(choice, look)
            break
          }
        }
      }
    }

    function addPicture(drawing: XmlElement): void {
      // What is in a box is read with the paragraphs of the box, and only there: boxes can lie in boxes.
      const own = (name: string): XmlElement[] => descendantsOf(drawing, name, textBox)
      const equation = equationIn(own('o:OLEObject')[0])
      if (equation !== null) return add({ kind: 'formula', latex: equation, isBlock: false })
      const { name = '', descr: alt = '' } = own('wp:docPr')[0]?.attributes ?? {}
      const isDrawn = name === drawnFormula.inline || name === drawnFormula.display
      if (isDrawn && alt !== '') return add({ kind: 'formula', latex: alt, isBlock: name === drawnFormula.display })
      const shown = [...own('a:blip'), ...own('v:imagedata')]
      for (const image of shown) {
        const id = image.attributes['r:embed'] ?? image.attributes['r:id'] ?? image.attributes['r:link']
        const target = id === undefined ? undefined : targets.get(id)
        add(
          target === undefined || drawing.name === 'w:object'
            ? { kind: 'lost' }
            : { kind: 'picture', part: target, alt },
        )
      }
      const words = outermostOf(drawing, textBox).flatMap((box) => outermostOf(box, 'w:p'))
      for (const paragraphInBox of words) lines.push(...linesOf(paragraphInBox))
      // What follows in the paragraph was not typed behind the words of the box.
      if (words.length > 0) lines.push([], [])
      const isRule = own('v:rect').some(({ attributes }) => attributes['o:hr'] === 't')
      if (shown.length > 0 || words.length > 0 || isRule) return
      add({ kind: 'lost' })
    }
  }

  function blocksOf(element: XmlElement): Block[] {
    if (element.name === 'w:p') {
      return linesOf(element).map((line) => ({ kind: 'line', line }))
    }
    if (element.name === 'w:tbl') return [{ kind: 'table', rows: rowsOf(element) }]
    const isFrame = element.name === 'w:sdt' || element.name === 'w:sdtContent' || element.name === 'w:ins'
    return isFrame ? [...elementsOf(element)].flatMap(blocksOf) : []
  }

  function rowsOf(table: XmlElement): Line[][][] {
    return [...elementsOf(table, 'w:tr')].map((row) =>
      [...elementsOf(row, 'w:tc')].map((cell) => outermostOf(cell, 'w:p').flatMap(linesOf)),
    )
  }

  readXml(content, { without: unread, parts: { of: 'w:body', take } })
  return {
    blocks,
    hidden: hidden.join('').trim(),
    picture: (name) => (archive.sizeOf(name) > largestPicture ? null : archive.open(name)),
  }
}

function lettersOf(element: XmlElement, { oldFont }: WordLook): string {
  const text = element.children.filter((child) => typeof child === 'string').join('')
  return (oldFont === undefined ? text : modernText(text, oldFont)).normalize('NFC')
}
