import { plainTruthOf } from '../../../../item.ts'
import { plainLine, textLine } from '../../../line-text.ts'
import { questionStart } from '../../../signs/line-signs.ts'
import { ofTruth } from '../../../signs/truth-tasks.ts'
import { letterBefore } from '../../../signs/option-letters.ts'
import type { WordBlock } from '../../../word-file.ts'

/** Behind its letter. */
const judged = /^(đúng|sai|true|false|[ĐS])(?=\s*(?:[.,:;–(-]|vì\s|$))/iu
const fewest = 2

/** Statements 'a)' to 'd)', and below them 'a) Đúng. …' to 'd) Sai. …': what is true of each, and why. */
export function withTruthsBelow(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
  const starts = new Map<number, string>()
  let said: number[] = []
  /** 'đúng hay sai' is asked, here or for the whole part. */
  let [isAsked, isOfPart] = [false, false]
  let stated: number[] = []
  const settle = (): void => {
    const truths = said.map((at) => plainTruthOf(truthIn(texts[at] ?? '')))
    // One that alone is true may be the one to be chosen.
    const isMeant = isAsked || isOfPart || truths.filter((isTrue) => isTrue === true).length !== 1
    const between = texts.slice((stated.at(-1) ?? 0) + 1, said[0]).some((text) => text.trim() !== '')
    if (isMeant && !between && said.length >= fewest && said.length === stated.length && !truths.includes(null))
      starts.set(
        said[0] ?? 0,
        truths.map((isTrue, at) => `${'abcdefgh'[at]}) ${isTrue === true ? 'Đ' : 'S'}`).join('; '),
      )
    said = []
  }
  for (const [at, text] of texts.entries()) {
    const letter = letterBefore(text)?.letter
    if (questionStart(text, 'named') !== null) {
      settle()
      stated = []
      isAsked = false
    }
    if (/^\s*(?:phần|part)\s/iu.test(text)) isOfPart = ofTruth.test(text)
    isAsked ||= ofTruth.test(text)
    if (letter === undefined) continue
    const isJudged = truthIn(text) !== ''
    if (isJudged && letter === 'abcdefgh'[said.length] && stated.length >= fewest) said.push(at)
    else if (!isJudged && letter === 'abcdefgh'[stated.length]) stated.push(at)
  }
  settle()
  if (starts.size === 0) return blocks
  return blocks.flatMap((block, at): WordBlock[] => {
    const truths = starts.get(at)
    if (truths === undefined || block.kind === 'table') return [block]
    return [
      { kind: 'line', line: textLine(`Đáp án: ${truths}`) },
      { kind: 'line', line: [...textLine('Lời giải: '), ...block.line] },
    ]
  })
}

function truthIn(text: string): string {
  return judged.exec(text.slice(letterBefore(text)?.at ?? 0))?.[1] ?? ''
}
