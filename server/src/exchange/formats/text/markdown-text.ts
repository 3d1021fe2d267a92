import { escapeText } from '@lms/contracts/rich-text.ts'
import { withTypedFormulas } from '../formulas-in-text.ts'

/** As much of Markdown as people use in questions: lists, headings, code, bold, slanted, links and pictures. */
export function markdownText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim().split('\n')
  let html = ''
  let list: 'ul' | 'ol' | null = null
  let code: string[] | null = null
  const go = (next: 'ul' | 'ol' | null): void => {
    if (next === list) return
    html += (list === null ? '' : `</${list}>`) + (next === null ? '' : `<${next}>`)
    list = next
  }
  for (const line of lines) {
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
  go(null)
  return code === null ? html : `${html}<pre><code>${code.join('\n')}</code></pre>`
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
