import { escapeText } from '@lms/contracts/rich-text.ts'

/** A formula stands between dollar signs that touch it; a price does not. */
const formulas = /\$([^\s$](?:[^$\n]{0,300}[^\s$])?)\$/g

/** What a model writes is text and formulas, never HTML: as rich text it can be nothing else. */
export function richTextOf(text: string): string {
  return text
    .split(/\n{1,}/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${inlineOf(line)}</p>`)
    .join('')
}

/** The same for what stands in one line, such as an answer. */
export function inlineOf(line: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of line.matchAll(formulas)) {
    parts.push(escapeText(line.slice(end, match.index)), formulaOf(match[1] ?? ''))
    end = match.index + match[0].length
  }
  return [...parts, escapeText(line.slice(end))].join('')
}

function formulaOf(latex: string): string {
  const value = escapeText(latex).replaceAll('"', '&quot;')
  return `<span data-type="inline-math" data-latex="${value}"></span>`
}
