import { plainLine, textLine } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'

const otherBlank = /_{2,}|\.{4,}|…{2,}/u

/**
 * '(  ) Which …' before nearly all questions of one kind, or before what asks without it, is where a letter is written.
 * Anywhere else something is missing there: '(  ) is the capital of …'.
 */
export function settleLeadingGaps(drafts: readonly WordDraft[]): void {
  for (const own of Map.groupBy(drafts, ({ options }) => options.length > 1).values()) {
    const led = own.filter(({ room }) => room !== undefined)
    if (led.length * 5 >= own.length * 4) continue
    for (const draft of led) if (!asksAlone(draft)) keepRoom(draft)
  }
}

/** It ends in a question mark, or has a gap of another kind. */
function asksAlone({ stem }: WordDraft): boolean {
  const texts = stem.flatMap((part) => ('line' in part ? [plainLine(part.line)] : []))
  return texts.some((text) => /[?？؟]\s*$/u.test(text) || otherBlank.test(text))
}

function keepRoom(draft: WordDraft): void {
  const [first, ...others] = draft.stem
  if (first === undefined || !('line' in first)) return
  draft.stem = [{ line: [...textLine(draft.room ?? ''), ...first.line] }, ...others]
}
