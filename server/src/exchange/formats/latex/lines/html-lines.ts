import { unescapeText } from '../../formulas-in-text.ts'
import type { Line, Piece, WordBlock } from '../../word/word-file.ts'
import type { Look } from '../../word/word-looks.ts'

/** Stands where something could not be read. */
export const lostSign = '\uE000'

const looks: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  em: { italic: true },
  u: { underline: true },
  s: { strike: true },
  code: { code: true },
  sub: { position: 'sub' },
  sup: { position: 'sup' },
}

/** Around an option that a command of its own says is right. */
export const rightSigns = ['\uE001', '\uE002'] as const

/** What was made of a paper as HTML, line by line, as a reader of papers has it. */
export function linesOfHtml(html: string): WordBlock[] {
  const writer = new Writer()
  for (const [tag, closing = '', name = '', rest = ''] of html.matchAll(/<(\/?)([a-z]+)([^<>]*)>|[^<]+/gu))
    if (name === '') writer.text(unescapeText(tag))
    else if (closing === '') writer.open(name, rest)
    else writer.close(name)
  return writer.end()
}

class Writer {
  private readonly blocks: WordBlock[] = []
  private line: Line = []
  private readonly looks: string[] = []
  private readonly lists: { isCounted: boolean; count: number }[] = []
  private rows: Line[][][] | null = null
  private isRight = false
  private isPre = false

  end(): WordBlock[] {
    this.endLine()
    return this.blocks
  }

  text(text: string): void {
    for (const part of text.split(new RegExp(`([${lostSign}${rightSigns.join('')}\n])`, 'u')))
      if (part === lostSign) this.line.push({ kind: 'lost' })
      else if (part === rightSigns[0]) this.isRight = true
      else if (part === rightSigns[1]) this.isRight = false
      else if (part === '\n' && this.isPre) this.endLine()
      else if (part !== '') this.line.push(this.piece(part))
  }

  private piece(text: string): Piece {
    const look: Look = Object.assign({}, ...this.looks.map((name) => looks[name]))
    return { kind: 'text', text, look: this.isRight ? { ...look, highlight: true } : look }
  }

  open(name: string, rest: string): void {
    const latex = /data-latex="([^"]*)"/u.exec(rest)?.[1]
    const picture = /src="picture:([^"]*)"/u.exec(rest)?.[1]
    if (latex !== undefined) this.line.push({ kind: 'formula', latex: unescapeText(latex), isBlock: name === 'div' })
    else if (picture !== undefined) this.line.push({ kind: 'picture', part: picture, alt: '' })
    else if (Object.hasOwn(looks, name)) this.looks.push(name)
    else if (name === 'br' || name === 'p') this.endLine()
    else if (name === 'pre') this.isPre = true
    else if (name === 'ul' || name === 'ol') this.lists.push({ isCounted: name === 'ol', count: 0 })
    else if (name === 'li') this.point()
    else if (name === 'table') {
      this.endLine()
      this.rows = []
    } else if (name === 'tr') this.rows?.push([])
    else if (name === 'td') this.rows?.at(-1)?.push([])
  }

  private point(): void {
    this.endLine()
    const list = this.lists.at(-1)
    if (!list) return
    list.count += 1
    this.line.push({ kind: 'text', text: list.isCounted ? `${list.count}. ` : '- ', look: {} })
  }

  close(name: string): void {
    if (Object.hasOwn(looks, name)) this.looks.pop()
    else if (name === 'ul' || name === 'ol') {
      this.endLine()
      this.lists.pop()
    } else if (name === 'pre' || name === 'td' || name === 'p') {
      this.endLine()
      this.isPre &&= name !== 'pre'
    } else if (name === 'table' && this.rows !== null) {
      const rows = this.rows
      this.rows = null
      this.blocks.push({ kind: 'table', rows })
    }
  }

  /** A point of a list begins where its first paragraph does. */
  private endLine(): void {
    const isBare = this.line.length === 1 && this.line[0]?.kind === 'text' && /^(?:\d+\.|-) $/u.test(this.line[0].text)
    if (this.line.length === 0 || (isBare && this.lists.length > 0)) return
    const cell = this.rows?.at(-1)?.at(-1)
    if (cell) cell.push(this.line)
    else this.blocks.push({ kind: 'line', line: this.line })
    this.line = []
  }
}
