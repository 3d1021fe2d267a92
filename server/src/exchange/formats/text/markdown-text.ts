import { escapeText } from '@lms/contracts/rich-text.ts'
import { withTypedFormulas } from '../../formulas-in-text.ts'

/** As much of Markdown as people use in questions: lists, headings, code, bold, slanted, links and pictures. */
export function markdownText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim().split('\n')
  let html = ''
  let list: 'ul' | 'ol' | null = null
  let code: string[] | null = null
  /** Of code that four spaces say to be some; empty lines belong to it as long as more of it follows. */
  let indented: string[] = []
  let isParted = false
  const go = (next: 'ul' | 'ol' | null): void => {
    if (next === list) return
    html += (list === null ? '' : `</${list}>`) + (next === null ? '' : `<${next}>`)
    list = next
  }
  const endCode = (): void => {
    const shown = spacedOnly(indented)
    if (shown.length > 0) html += `<pre><code>${shown.map((line) => escapeText(line)).join('\n')}</code></pre>`
    indented = []
  }
  for (const line of lines) {
    const deeper = /^(?: {4}|\t)(.*\S.*)$/.exec(line)?.[1]
    const isCode = code === null && list === null && (isParted || indented.length > 0)
    isParted = line.trim() === ''
    if (isCode && deeper !== undefined) {
      indented.push(deeper)
      continue
    }
    if (isParted && indented.length > 0) {
      indented.push('')
      continue
    }
    endCode()
    if (/^\s*```/.test(line)) {
      go(null)
      if (code !== null) html += `<pre><code>${code.join('\n')}</code></pre>`
      code = code === null ? [] : null
    } else if (code !== null) code.push(escapeText(line))
    else if (line.trim() !== '') {
      const item = /^\s{0,8}([-*+]|\d{1,3}[.)])\s+(\S.*)$/.exec(line)
      const heading = /^\s{0,3}(#{1,6})\s+(\S.*)$/.exec(line)
      go(item ? (/\d/.test(item[1] ?? '') ? 'ol' : 'ul') : null)
      if (item) html += `<li><p>${inline(item[2] ?? '')}</p></li>`
      else html += heading ? `<h3>${inline(heading[2] ?? '')}</h3>` : `<p>${inline(line.trim())}</p>`
    }
  }
  endCode()
  go(null)
  return code === null ? html : `${html}<pre><code>${code.join('\n')}</code></pre>`
}

/** Without empty lines at its end, or between all its lines where every end of a line was written twice. */
function spacedOnly(lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1)
  const isDoubled = shown.length > 2 && shown.every((line, index) => (index % 2 === 1) === (line === ''))
  return isDoubled ? shown.filter((line) => line !== '') : shown
}

function inline(line: string): string {
  return withTypedFormulas(line, (text) =>
    escapeText(text)
      .replaceAll(/!\[([^[\]]{0,300})\]\(([^\s()<>"]{1,1000})\)/g, '<img src="$2" alt="$1">')
      .replaceAll(/\[([^[\]]{1,300})\]\(([^\s()<>"]{1,1000})\)/g, '<a href="$2">$1</a>')
      .replaceAll(/`([^`]{1,500})`/g, '<code>$1</code>')
      .replaceAll(
        /\*\*([^*]{1,1000})\*\*|__([^_]{1,1000})__/g,
        (_, one?: string, other?: string) => `<strong>${one ?? other}</strong>`,
      )
      .replaceAll(/(?<![\w*])\*([^\s*][^*]{0,1000})\*(?![\w*])/g, '<em>$1</em>')
      .replaceAll(/(?<![\w_])_([^\s_][^_]{0,1000})_(?![\w_])/g, '<em>$1</em>'),
  )
}
