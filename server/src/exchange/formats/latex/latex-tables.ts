import { widestSpan } from '@lms/contracts/rich-text-markup.ts'
import type { TextLosses } from './latex-cursor.ts'
import type { LatexEnvironment, LatexNode } from './latex-nodes.ts'

type Html = (nodes: readonly LatexNode[]) => string

const rules = new Set(['hline', 'toprule', 'midrule', 'bottomrule', 'cline', 'cmidrule', 'centering', 'tabularnewline'])

/** Rows end with two backslashes, cells with an ampersand; how it is ruled says nothing. */
export function latexTable({ name, nodes, source }: LatexEnvironment, html: Html, losses: TextLosses): string {
  const rows: LatexNode[][][] = [[[]]]
  const add = (node: LatexNode): void => {
    rows.at(-1)?.at(-1)?.push(node)
  }
  // The first groups say how wide the columns are.
  let measures = isWide(name, source) ? 2 : 1
  for (const node of nodes)
    if (measures > 0 && node.kind === 'group') measures -= 1
    else if (node.kind === 'command' && (node.name === '\\' || node.name === 'tabularnewline')) rows.push([[]])
    else if (node.kind === 'command' && rules.has(node.name)) add({ kind: 'comment', text: node.name })
    else if (node.kind !== 'text') add(node)
    else
      plainOf(node.text)
        .split('&')
        .forEach((text, index) => {
          if (index > 0) rows.at(-1)?.push([])
          add({ kind: 'text', text })
        })
  const written = rows
    .map((cells) => cells.map((cell) => cellOf(cell, html, losses)))
    .filter((cells) => cells.length > 1 || cells.some((cell) => cell !== '<td></td>'))
  return written.length === 0
    ? ''
    : `<table><tbody>${written.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`
}

/** '(lr)' behind a rule is how long it is. */
const plainOf = (text: string): string => text.replace(/^\([lr]{1,2}\)/u, '')

const isWide = (name: string, source: string): boolean =>
  name === 'tabularx' || name === 'tabulary' || source.startsWith('\\begin{tabular*}')

/** '\multicolumn{2}{c}{text}', '\cline{1-2}'. */
function cellOf(nodes: readonly LatexNode[], html: Html, losses: TextLosses): string {
  const own = nodes.filter((node, index) => {
    const before = nodes[index - 1]
    return !(node.kind === 'group' && before?.kind === 'comment' && /^c(?:line|midrule)$/u.test(before.text))
  })
  const at = own.findIndex((node) => node.kind === 'command' && /^multi(?:column|row)$/u.test(node.name))
  if (at === -1) return `<td>${html(own)}</td>`
  const named = own[at]
  const groups = own.slice(at).filter((node) => node.kind === 'group')
  const [first, , text] = groups
  const [count] = first?.nodes ?? []
  const span = count?.kind === 'text' ? Number(count.text) : Number.NaN
  const isWhole = Number.isInteger(span) && span > 0 && span <= widestSpan && text !== undefined
  if (!isWhole || (named?.kind === 'command' && named.name === 'multirow')) {
    losses.unknown.push('\\multirow')
    return '<td></td>'
  }
  return `<td colspan="${span}">${html(text.nodes)}</td>`
}
