import type { Traces } from '../../item.ts'
import { plainLine } from '../line-text.ts'
import { guard } from '../signs/line-signs.ts'
import type { Line } from '../word-file.ts'
import type { SheetKey } from './guides/key-sheets.ts'
import type { WordDraft } from './question-draft.ts'

/** What was read of a question, as plain text. */

/** Null for a table. */
export function stemLines({ stem }: WordDraft): (string | null)[] {
  return stem.map((part) => ('line' in part ? clean(plainLine(part.line)) : null))
}

export function plainStem({ stem }: WordDraft): string {
  return clean(stem.map((part) => ('line' in part ? plainLine(part.line) : '\uFFFC')).join(' '))
}

export function tracesOf({ number, shared, stem, options }: WordDraft, key: SheetKey | null): Traces {
  return {
    number,
    shared: shared.map((line) => clean(plainLine(line))),
    stem: stem.flatMap((part) => ('line' in part ? [part.line] : part.rows.flat(2))).map(plainLine),
    rest: options.flatMap(({ lines }) => lines.map(plainLine)),
    listed: key === null ? [] : key.kind === 'text' ? [key.text] : key.letters,
  }
}

const longestSource = 2000

/** What was read of it, for where its lines are not found again. */
export function sourceOf({ number, suffix, shared, stem, options, answers, explanation }: WordDraft): string {
  const asked = [...shared, ...stem.flatMap((part) => ('line' in part ? [part.line] : part.rows.flat(2)))]
  const lines = [
    number === 0 ? '' : `Câu ${number}${suffix}.`,
    ...asked.map(plainLine),
    ...options.map(
      ({ letter, isStarred, lines: own }) => `${isStarred ? '*' : ''}${letter}. ${own.map(plainLine).join(' ')}`,
    ),
    ...answers.map((answer) => `Đáp án: ${answer}`),
    ...explanation.map(plainLine),
  ]
  return lines
    .map((line) => clean(line.slice(0, longestSource)))
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, longestSource)
}

/** Without the signs that nobody sees, where a text is read as such. */
export function cleaned(draft: WordDraft): WordDraft {
  const { unit, credit, ...others } = draft.fields
  return {
    ...draft,
    criteria: draft.criteria.map(clean),
    gaps: new Map([...draft.gaps].map(([number, text]) => [number, clean(text)])),
    fields: {
      ...others,
      ...(unit !== undefined && { unit: clean(unit) }),
      ...(credit !== undefined && { credit: clean(credit) }),
    },
  }
}

export function linesOf({ stem, options, explanation, matches, extras }: WordDraft): Line[] {
  const inStem = stem.flatMap((part) => ('line' in part ? [part.line] : part.rows.flat(2)))
  const matched = [...matches.values(), ...extras].flat()
  return [...inStem, ...options.flatMap(({ lines, note }) => [...lines, ...note]), ...matched, ...explanation]
}

export function clean(text: string | undefined): string {
  return (text ?? '')
    .replaceAll(guard, '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim()
}
