import { cutLine, plainLine, textLine, trimLine } from '../../../line-text.ts'
import { isHeadingAbroad } from '../../../signs/headings-abroad.ts'
import { anyStart, labelOf } from '../../../signs/line-signs.ts'
import type { WordBlock } from '../../../word-file.ts'
import { areKeyWords } from './key-sentences.ts'
import { saysKey } from './key-words.ts'
import { optionRuns, textAt } from './option-runs.ts'

interface Counted {
  at: number
  number: number
  /** Where the text behind the number begins. */
  from: number
}

const fewest = 3
const longestHead = 40
const longestAnswer = 80
const mostWords = 8
const gapOrAsking = /_{2,}|…{2,}|\.{4,}|[?？]|[:：]\s*$/u
const matched = /(?<!\p{L})(?:match|nối|ghép|pair up|zuordn|relacion|unir|reli|соедин|соотнес)|连线|配对/iu

/**
 * 'ANSWERS' alone behind questions that offer nothing, and below it as many short lines with the same numbers: what is
 * to be typed. Otherwise each of them would be one more question.
 */
export function withAnswersBehind(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const head = blocks.findIndex((_, at) => isHead(textAt(blocks, at)))
  if (head === -1 || blocks.some((block) => block.kind === 'table')) return blocks
  const asked = countedIn(blocks, 0, head)
  const answers = countedIn(blocks, head + 1, blocks.length)
  const filled = blocks.slice(head + 1).filter((_, at) => textAt(blocks, head + 1 + at).trim() !== '')
  const isWhole = asked.length >= fewest && asked.length === answers.length && filled.length === answers.length
  if (!isWhole || ![asked, answers].every(isFromOne)) return blocks
  if (optionRuns(blocks).length > 0 || blocks.some((_, at) => isOther(textAt(blocks, at)))) return blocks
  const asking = asked.filter(({ at }, place) =>
    blocks.slice(at, asked[place + 1]?.at ?? head).some((_, step) => gapOrAsking.test(textAt(blocks, at + step))),
  )
  if (asking.length * 10 < asked.length * 9 || !answers.every((own) => isAnswer(textAt(blocks, own.at), own)))
    return blocks
  const ends = new Map(asked.map((_, place) => [asked[place + 1]?.at ?? head, answers[place]]))
  return blocks.slice(0, head + 1).flatMap((block, at): WordBlock[] => {
    const own = ends.get(at)
    const answer = own && blocks[own.at]
    const said: WordBlock[] =
      own && answer?.kind === 'line'
        ? [{ kind: 'line', line: [...textLine('Đáp án: '), ...trimLine(cutLine(answer.line, own.from))] }]
        : []
    return at === head ? said : [...said, block]
  })
}

function isHead(text: string): boolean {
  const said = text.replaceAll(/[#*_:：]/gu, '').trim()
  return (
    said !== '' &&
    said.length <= longestHead &&
    anyStart(text) === null &&
    // What the readers know begins a list of keys for them.
    (labelOf(text) === null || isHeadingAbroad(text)) &&
    saysKey(said) &&
    (areKeyWords(said) || said.split(/\s+/u).length <= 2)
  )
}

function countedIn(blocks: readonly WordBlock[], from: number, to: number): Counted[] {
  return blocks.slice(from, to).flatMap((block, step) => {
    const start = block.kind === 'line' ? anyStart(plainLine(block.line)) : null
    return start ? [{ at: from + step, number: start.number, from: start.at }] : []
  })
}

const isFromOne = (own: readonly Counted[]): boolean => own.every(({ number }, at) => number === at + 1)

const isOther = (text: string): boolean => matched.test(text) || labelOf(text)?.kind === 'answer'

function isAnswer(text: string, { from }: Counted): boolean {
  const said = text.slice(from).trim()
  return (
    said !== '' &&
    said.length <= longestAnswer &&
    said.split(/\s+/u).length <= mostWords &&
    !/[?？]|_{2,}/u.test(said) &&
    // A letter names an option that nobody sees.
    !/^[([]?[A-Ja-j][)\].]?$/u.test(said)
  )
}
