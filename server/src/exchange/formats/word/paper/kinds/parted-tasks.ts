import { cutLine, isEmptyLine, plainLine, trimLine, textLine } from '../../line-text.ts'
import { isSmall } from '../../signs/option-letters.ts'
import type { Line } from '../../word-file.ts'
import { takeBeginning, takeText } from '../draft-filling.ts'
import { settleGaps } from './filled-gaps.ts'
import { keyFrom, shortKeys } from '../guides/guide-keys.ts'
import type { SheetKey } from '../guides/key-sheets.ts'
import { type WordDraft, newDraft } from '../question-draft.ts'

const fewest = 2
const most = 8

/**
 * 'Điền số: a) 3 tấn = … kg  b) 5 m = … cm' with 'a) 3000  b) 500' for its key, or the same with numbers: each line is
 * answered by itself, so each is a question of its own, with its options where it has some.
 */
export function partedTasks(draft: WordDraft, sheetKey: SheetKey | null): WordDraft[] {
  const parts = partsOf(draft)
  const answers = parts ? answersFor(draft, sheetKey, parts.lines.length) : null
  if (!parts || !answers) return [draft]
  const all = parts.lines.map((lines, at) => {
    const part: WordDraft = {
      ...newDraft(draft.number, draft.paperPart, at === 0 ? draft.skipped : []),
      suffix: `${draft.suffix}${'abcdefgh'[at]}`,
      shared: draft.shared,
      stem: [...parts.lead],
      points: draft.points === null ? null : Math.round((draft.points / answers.length) * 100) / 100,
      fields: draft.fields,
      disordered: draft.disordered,
      unclaimed: draft.unclaimed,
      // What a guide says of all of them is the answer of each.
      explanation: draft.isGuided ? [] : [...draft.explanation],
      isTasked: true,
    }
    const [first = [], ...others] = lines
    takeBeginning(part, first)
    for (const line of others) takeText(part, line)
    const key = keyFrom(answers[at] ?? '', part.options.length > 0)
    return { ...part, partKey: key }
  })
  settleGaps(all)
  return all
}

interface Parts {
  lead: WordDraft['stem']
  lines: Line[][]
}

function partsOf({ options, stem }: WordDraft): Parts | null {
  if (options.length > 0) {
    const areSmall = options.length >= fewest && options.every(isSmall)
    return areSmall
      ? { lead: stem, lines: options.map(({ lines }) => lines.filter((line) => !isEmptyLine(line))) }
      : null
  }
  const lines: Line[][] = []
  const lead: WordDraft['stem'] = []
  for (const part of stem) {
    const line = 'line' in part ? part.line : null
    const found = line && /^\s*(\d{1,2})\s?[.)/]\s*(?=\S)/u.exec(plainLine(line))
    if (found && Number(found[1]) === lines.length + 1) lines.push([trimLine(cutLine(line, found[0].length))])
    else if (lines.length === 0) lead.push(part)
    else if (line) lines.at(-1)?.push(line)
    else return null
  }
  return lead.length > 0 && lines.length >= fewest && lines.length <= most ? { lead, lines } : null
}

/** One for each, in turn; what chooses between the lines, or judges them, is none. */
function answersFor(draft: WordDraft, sheetKey: SheetKey | null, count: number): string[] | null {
  const { options, answers, explanation, isGuided } = draft
  const typed: Line[] = answers.map((text) => textLine(text))
  const listed: Line[] = sheetKey?.kind === 'text' ? [textLine(sheetKey.text)] : []
  const said = [typed, listed, isGuided ? explanation : []].find(({ length }) => length > 0) ?? []
  const found = shortKeys(said, count)
  if (!found) return null
  const isChosen = (text: string): boolean => /^(?:[A-J]|đ|s|đúng|sai|true|false|t|f)$/iu.test(text.trim())
  return options.length > 0 && found.some(isChosen) ? null : found
}
