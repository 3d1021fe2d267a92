import { plainLine } from '../../line-text.ts'
import { guard } from '../../signs/line-signs.ts'
import { falsehoodWord, truthWord } from '../../signs/truth-tasks.ts'
import type { WordDraft } from '../question-draft.ts'

const fewest = 10
const fewestTruths = 3
const longest = 120

/**
 * A whole file of questions with one line below each, and no options anywhere: the line is the answer where some of
 * them say 'True' or 'False', which end no question. That something is true or not is taken from it; whatever else it
 * says is shown as the answer and asked about, for it may as well belong to what is asked.
 */
export function settleAnswerLines(drafts: readonly WordDraft[]): void {
  const areBare = drafts.every(
    ({ options, answers, gaps, partKey, isEssay, isGuided }) =>
      options.length + answers.length + gaps.size === 0 && partKey === null && !isEssay && !isGuided,
  )
  if (!areBare || drafts.length < fewest) return
  const answered = drafts.flatMap((draft) => {
    const [asked, below, ...others] = draft.stem
    if (!asked || !below || others.length > 0 || !('line' in asked) || !('line' in below)) return []
    const said = plainLine(below.line).trim()
    const isAnswer = said.length <= longest && !/[?？:：_…]\s*$|\uFFFC|_{2}|\.{3}/u.test(said)
    return isAnswer ? [{ draft, said, isTruth: truthWord.test(said) || falsehoodWord.test(said) }] : []
  })
  const truths = answered.filter(({ isTruth }) => isTruth).length
  if (truths < fewestTruths || answered.length * 100 < drafts.length * 85) return
  for (const { draft, said, isTruth } of answered) {
    draft.stem = draft.stem.slice(0, 1)
    // A bar in it parts nothing here.
    draft.answers = [said.replaceAll('|', `|${guard}`)]
    if (!isTruth) draft.lineBelow = said
  }
}
