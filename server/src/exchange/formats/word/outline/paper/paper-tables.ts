import { plainTruthOf } from '../../../item.ts'
import { isEmptyLine, plainLine } from '../../line-text.ts'
import { letterBefore } from '../../signs/option-letters.ts'
import { holdsQuestions, isLayout } from '../../paper/layout-tables.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { outlineLabel } from '../outline-labels.ts'

/** A table that only puts lines beside each other is these lines. */
export function withoutLayout(block: WordBlock): WordBlock[] {
  if (block.kind === 'line') return [block]
  const cells = block.rows.map((row) => row.map((own) => own.map(plainLine).join('\n')))
  if (isLayout(cells, 'named') || holdsQuestions(block.rows))
    return block.rows.flat(2).map((line) => ({ kind: 'line', line }))
  const [head = [], ...body] = block.rows
  // Where a child puts its ticks nothing stands yet.
  const isTicked = isOfTruth(head) && body.every((row) => row.filter((cell) => !isBox(cell)).length === 1)
  const rows = (isTicked ? body : block.rows).map((row) => row.flat().filter((line) => !isEmptyLine(line)))
  // Room beside each line.
  if (rows.length > 1 && rows.every((row) => row.filter((line) => !isBox([line])).length === 1))
    return rows.map((row) => ({ kind: 'line', line: joined(row.filter((line) => !isBox([line]))) }))
  // '7 □ 4 + 2' in each cell.
  if (rows.every((row) => row.length > 0 && row.every((line) => gapped.test(plainLine(line)))))
    return rows.map((row) => ({ kind: 'line', line: joined(row) }))
  const isCounted = rows.every(
    ([first = [], ...others]) =>
      isCounting(plainLine(first)) && (isBox(others) || !others.some((line) => letterBefore(plainLine(line)) !== null)),
  )
  return isCounted ? rows.map((row) => ({ kind: 'line', line: joined(row) })) : [block]
}

const gapped = /[\p{L}\d].*(?:[☐□]|\.{3}|…|_{2})|(?:[☐□]|\.{3}|…|_{2}).*[\p{L}\d]/u

/** '| T | F |' above statements. */
function isOfTruth(row: readonly Line[][]): boolean {
  const texts = row.map((cell) => cell.map(plainLine).join(' ').trim())
  const truths = texts.filter((text) => plainTruthOf(text) !== null)
  const others = texts.filter((text) => plainTruthOf(text) === null && text !== '')
  return (
    truths.length === 2 &&
    others.every((text) => /^(?:statements?|sentences?|câu|nội dung|ý kiến|phát biểu|stt)$/iu.test(text))
  )
}

function isCounting(text: string): boolean {
  const style = outlineLabel(text)?.style
  return style === 'number' || style === 'small'
}

/** Room to write in. */
function isBox(lines: readonly Line[]): boolean {
  return lines.every((line) => /^[\s☐□.…_]*$/u.test(plainLine(line)))
}

function joined(lines: readonly Line[]): Line {
  return lines.flatMap((line, at) => (at === 0 ? line : [{ kind: 'text' as const, text: '\t', look: {} }, ...line]))
}
