import { parsedHtml } from '../../lib/trusted-html.ts'

const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'pre', 'tr', 'hr', 'img'])

/**
 * A rich text as lines that two versions of it can be compared by: headings and lists keep a mark, pictures and
 * formulas are written out, the rest is words.
 */
export function readableLines(html: string, pictureWord: string): string {
  // A document that this makes runs nothing and loads nothing.
  const { body } = parsedHtml(html)
  const lines: string[] = ['']
  write(body, lines, pictureWord)
  return lines
    .map((line) => line.replaceAll(/[\s\u00A0]+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

function write(parent: Node, lines: string[], pictureWord: string): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) add(lines, node.textContent ?? '')
    if (!(node instanceof Element)) continue
    const tag = node.localName
    const latex = node.getAttribute('data-latex')
    if (tag === 'br' || blocks.has(tag) || node.getAttribute('data-type') === 'block-math') lines.push(markOf(node))
    if (latex !== null) add(lines, ` $${latex}$ `)
    else if (tag === 'img') add(lines, `[${pictureWord}: ${node.getAttribute('alt') ?? ''}]`)
    else write(node, lines, pictureWord)
    if (tag === 'a') add(lines, ` (${node.getAttribute('href') ?? ''}) `)
    if (tag === 'td' || tag === 'th') add(lines, ' | ')
    if (blocks.has(tag)) lines.push('')
  }
}

function markOf({ localName, parentElement }: Element): string {
  const level = /^h([1-6])$/.exec(localName)?.[1]
  if (level !== undefined) return `${'#'.repeat(Number(level))} `
  if (localName === 'li') return parentElement?.localName === 'ol' ? '1. ' : '• '
  if (localName === 'blockquote') return '> '
  return localName === 'hr' ? '———' : ''
}

function add(lines: string[], text: string): void {
  lines[lines.length - 1] = (lines.at(-1) ?? '') + text
}
