import { escapeText } from '@lms/contracts/rich-text.ts'
import { formulaElement } from '../../formulas-in-text.ts'
import { Cursor, type TextLosses, itemsOf, labelsOf, noLosses, restOf, sourceOf } from './latex-cursor.ts'
import { type LatexEnvironment, type LatexNode, nodesOf } from './latex-nodes.ts'
import { accents, drawn, headings, layout, passed, styles, symbols } from './latex-words.ts'
import { latexTable } from './latex-tables.ts'
import { variationTable } from './variation-tables.ts'

/** Paragraphs, lists and tables. */
export function blocksOf(nodes: readonly LatexNode[], losses: TextLosses, depth = 0): string {
  const writer = new Blocks(losses, depth)
  writer.write(nodes)
  return writer.end()
}

/** One line. */
export function lineOf(nodes: readonly LatexNode[], losses: TextLosses): string {
  const html = blocksOf(nodes, losses)
  const [, only] = /^<p>((?:(?!<\/?p>)[^])*)<\/p>$/u.exec(html) ?? []
  return only ?? html
}

/** How their points are counted where nothing else is said; empty for a sign that says nothing. */
const lists: ReadonlyMap<string, string> = new Map([
  ['itemize', ''],
  ['compactitem', ''],
  ['enumerate', '1.'],
  ['compactenum', '1.'],
  ['enumEX', 'a)'],
  ['listEX', 'a)'],
  ['itemchoice', 'a)'],
  ['tasks', 'a)'],
])

/** They say where something stands; the number is how many groups say how. */
const around: ReadonlyMap<string, number> = new Map([
  ...'center flushleft flushright quote quotation figure table boxdn large small tcolorbox mdframed framed shaded'
    .split(' ')
    .map((name) => [name, 0] as const),
  ...'minipage multicols otherlanguage spacing adjustbox'.split(' ').map((name) => [name, 1] as const),
  ['wrapfigure', 2],
])

/** Nobody reads it, or it is drawn. */
const hidden = /comment|hide|tikz|pgf|pic|draw|graph|plot|chart|axis|tab|matrix|cases|array|align/iu

class Blocks {
  private readonly losses: TextLosses
  private readonly depth: number
  private html = ''
  private line = ''
  /** A letter that is named ends with the space behind its name. */
  private isNamed = false
  private quotes = 0

  constructor(losses: TextLosses, depth: number) {
    this.losses = losses
    this.depth = depth
  }

  end(): string {
    this.paragraph()
    return this.html
  }

  private paragraph(): void {
    const text = tidied(this.line)
    if (text !== '') this.html += `<p>${text}</p>`
    this.line = ''
  }

  private block(html: string): void {
    this.paragraph()
    this.html += html
  }

  write(nodes: readonly LatexNode[]): void {
    const cursor = new Cursor(nodes)
    for (let node = cursor.next(); node !== null; node = cursor.next())
      if (node.kind === 'text') this.text(node.text)
      else if (node.kind === 'break') this.paragraph()
      else if (node.kind === 'group') this.write(node.nodes)
      else if (node.kind === 'formula') this.formula(node.latex, node.isBlock)
      else if (node.kind === 'raw') this.raw(node.name, node.text)
      else if (node.kind === 'environment') this.environment(node)
      else if (node.kind === 'command') this.command(node.name, node.option, cursor)
  }

  private text(text: string): void {
    this.line += escapeText(lettersOf(this.isNamed ? text.replace(/^[^\S\n]+/u, '') : text))
    this.isNamed = false
  }

  private formula(source: string, isBlock: boolean): void {
    const latex = isBlock ? mathOf(source) : mathOf(source).replaceAll(/\\tag\s*\{[^{}]*\}/gu, '')
    if (latex === '') return
    if (isBlock) this.block(formulaElement(latex, true))
    else this.line += formulaElement(latex)
  }

  private raw(name: string, text: string): void {
    const table = name === 'tikzpicture' ? variationTable(text) : null
    if (table !== null) return this.block(table)
    if (name === 'typed' && text.includes('\n'))
      this.block(`<pre><code>${escapeText(text.replace(/^\n|\s+$/gu, ''))}</code></pre>`)
    else if (name === 'typed') this.line += `<code>${escapeText(text)}</code>`
    else if (/^[a-z]+$/iu.test(name) && name !== 'verb') this.losses.pictures.push(name)
    else this.losses.unknown.push(`${name}${text}`.slice(0, 60))
  }

  private command(name: string, option: string | null, cursor: Cursor): void {
    const symbol = symbols.get(name)
    this.isNamed = symbol !== undefined && /^\p{L}$/u.test(symbol) && /^\p{L}+$/u.test(name)
    if (symbol !== undefined) this.line += escapeText(symbol)
    else if (name === 'hspace') {
      cursor.group()
      this.line += ' '
    } else if (name === '\\' || name === 'newline' || name === 'break') this.line += '<br>'
    else if (name === 'par') this.paragraph()
    else if (accents.has(name)) this.accent(name, cursor)
    else if (layout.has(name)) for (let left = layout.get(name) ?? 0; left > 0; left -= 1) cursor.group()
    else if (headings.has(name)) this.block(blocksOf(cursor.group() ?? [], this.losses))
    else if (styles.has(name)) this.styled(styles.get(name) ?? '', cursor.group())
    else if (passed.has(name)) this.last(passed.get(name) ?? 1, cursor)
    else if (name === 'ensuremath') this.formula(sourceOf(cursor.group() ?? []), false)
    else if (name === 'enquote') this.quoted(cursor.group() ?? [])
    else if (name === 'url') this.line += escapeText(sourceOf(cursor.group() ?? []))
    else if (name === 'rule') this.blank(cursor.groups().slice(0, 2).length)
    else if (name === 'immini' || name === 'imminiL')
      for (const group of [cursor.group(), cursor.group()]) this.write(group ?? [])
    else if (drawn.has(name)) {
      this.losses.pictures.push(`\\${name}`)
      cursor.group()
    } else this.losses.unknown.push(`\\${name}${option === null ? '' : `[${option}]`}`.slice(0, 60))
  }

  /** Within quotes the other ones. */
  private quoted(nodes: readonly LatexNode[]): void {
    const [opening, closing] = this.quotes % 2 === 0 ? '“”' : '‘’'
    this.line += opening
    this.quotes += 1
    this.write(nodes)
    this.quotes -= 1
    this.line += closing
  }

  private blank(sides: number): void {
    if (sides > 0) this.line += '_____'
  }

  private last(count: number, cursor: Cursor): void {
    let group: readonly LatexNode[] | null = null
    for (let left = count; left > 0; left -= 1) group = cursor.group() ?? group
    this.write(group ?? [])
  }

  private styled(tag: string, group: readonly LatexNode[] | null): void {
    const inner = lineOf(group ?? [], this.losses)
    const isRoom = inner === '' && (group ?? []).length > 0
    if (tag === 'u' && isRoom) this.blank(1)
    else if (/<(?:p|ul|ol|table|div|pre)\b/u.test(inner)) this.write(group ?? [])
    else if (inner !== '') this.line += `<${tag}>${inner}</${tag}>`
  }

  private accent(name: string, cursor: Cursor): void {
    const group = cursor.group()
    const letter = group === null ? cursor.letter() : null
    const on = lineOf(group ?? letter?.nodes ?? [], this.losses)
    if (!/^\p{L}\p{M}*$/u.test(on)) this.losses.unknown.push(`\\${name}`)
    else this.line += (on + (accents.get(name) ?? '')).normalize('NFC') + escapeText(lettersOf(letter?.rest ?? ''))
  }

  private environment(environment: LatexEnvironment): void {
    const { name, nodes } = environment
    const list = lists.get(name)
    const groups = around.get(name)
    if (environment.isBroken) this.losses.unknown.push(`\\begin{${name}}`)
    if (list !== undefined) this.list(environment, list)
    else if (groups !== undefined) {
      const cursor = new Cursor(nodes)
      for (let left = groups; left > 0; left -= 1) cursor.group()
      this.paragraph()
      this.write(restOf(cursor))
      this.paragraph()
    } else if (/^(?:tabular|tabularx|tabulary|longtable|tabu|array)$/u.test(name))
      this.block(latexTable(environment, (cell) => blocksOf(cell, this.losses), this.losses))
    else if (this.losses.isAside && !hidden.test(name)) {
      // A frame or a heading around what is said.
      this.paragraph()
      this.write(nodes)
      this.paragraph()
    } else this.losses.unknown.push(`\\begin{${name}}`)
  }

  private list(environment: LatexEnvironment, usual: string): void {
    const [before, ...points] = itemsOf(environment.nodes, ['item', 'item*', 'itemch', 'task'])
    const own = (before?.nodes ?? []).filter(
      // '{2}' and '(2)' are how many columns it has.
      (node) => node.kind !== 'group' && !(node.kind === 'text' && /^\s*\(\d\)\s*$/u.test(node.text)),
    )
    if (blocksOf(own, noLosses()) !== '') this.write(own)
    // '[2]' is how many columns it has.
    const isUsual = /^\s*\d*\s*$/u.test(environment.option ?? '')
    if (isUsual && usual === '1.' && this.losses.areLabelsOwn) this.losses.unknown.push('\\labelenumi')
    const said = isUsual ? (usual === '1.' && this.depth > 0 ? '(a)' : usual) : (environment.option ?? usual)
    const labels = said === '' ? null : labelsOf(said)
    const isPlain = points.every(({ option }) => option === null)
    const texts = points.map(({ nodes }) => blocksOf(nodes, this.losses, this.depth + 1))
    if (points.length === 0) return
    if (isPlain && said === '') this.block(`<ul>${listed(texts)}</ul>`)
    else if (isPlain && said === '1.') this.block(`<ol>${listed(texts)}</ol>`)
    else
      texts.forEach((text, index) => {
        const own = points[index]?.option
        const usually = said === '' ? '–' : labels?.(index)
        const label = typeof own === 'string' ? lineOf(nodesOf(own), this.losses) : usually && escapeText(usually)
        if (label === undefined) this.losses.unknown.push(`\\begin{${environment.name}}[${said}]`.slice(0, 60))
        this.block(labelled(label ?? '', text))
      })
  }
}

const listed = (texts: readonly string[]): string => texts.map((text) => `<li>${text || '<p></p>'}</li>`).join('')

function labelled(label: string, html: string): string {
  return html.startsWith('<p>') ? `<p>${label} ${html.slice(3)}` : `<p>${label}</p>${html}`
}

/** Without comments and what only numbers it. */
function mathOf(source: string): string {
  return source
    .replaceAll(/(?<!\\)%[^\n]*(?:\n|$)/gu, '')
    .replaceAll(/\\ensuremath(?![a-zA-Z])/gu, '')
    .replaceAll(
      /\\label\s*\{[^{}]*\}|\\(?:nonumber|notag|break|linebreak|newline|allowdisplaybreaks)(?![a-zA-Z])/gu,
      '',
    )
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Dashes, quotes and spaces as LaTeX sets them. */
function lettersOf(text: string): string {
  return text
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replaceAll('~', '\u00A0')
    .replaceAll(/\s*\n\s*/gu, ' ')
}

function tidied(line: string): string {
  return line
    .replaceAll('‘‘', '“')
    .replaceAll('’’', '”')
    .replaceAll(/[ \t\n]+/gu, ' ')
    .replaceAll(/ ?<br> ?/gu, '<br>')
    .replaceAll(/^(?:<br>|[ \u00A0])+|(?:<br>|[ \u00A0])+$/gu, '')
}
