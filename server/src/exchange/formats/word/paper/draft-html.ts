import { formulaElement, withoutSigns } from '../../formulas-in-text.ts'
import { lineHtml } from '../line-text.ts'
import { guard } from '../signs/line-signs.ts'
import type { Line } from '../word-file.ts'
import type { WordDraft } from './question-draft.ts'

type PictureName = (part: string) => string

export function htmlOf(parts: WordDraft['stem'], pictureName: PictureName): string {
  const html = parts.map((part) =>
    'line' in part ? paragraphOf(part.line, pictureName) : tableOf(part.rows, pictureName),
  )
  return withoutSigns(html.join('')).replaceAll(guard, '')
}

function paragraphOf(line: Line, pictureName: PictureName): string {
  const [only] = line
  if (line.length === 1 && only?.kind === 'formula' && only.isBlock) return formulaElement(only.latex, true)
  const inner = lineHtml(line, pictureName)
  return inner === '' ? '' : `<p>${inner}</p>`
}

function tableOf(rows: readonly Line[][][], pictureName: PictureName): string {
  const cell = (lines: readonly Line[]): string =>
    `<td>${lines.map((line) => paragraphOf(line, pictureName)).join('') || '<p></p>'}</td>`
  return `<table><tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`
}
