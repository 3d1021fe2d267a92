import { textOf } from '@lms/contracts/rich-text.ts'
import { UnreadableFile } from '../../src/exchange/formats/item.ts'
import { readFileAs } from '../../src/exchange/formats/reading/read-file.ts'
import { formatOf } from '../../src/exchange/formats/signs/format-of.ts'
import { stagedItem } from '../../src/exchange/threads/staging.ts'
import { type AskedQuestion, askedQuestions } from './asked-questions.ts'
import { keyWays } from './key-ways.ts'
import { keylessWays } from './keyless-ways.ts'
import { numberWays, optionWays } from './label-ways.ts'

/** One paper as somebody may write it. */
export interface PaperWay {
  number: string
  option: string
  key: string
  between: string
}

export const usualWay: PaperWay = { number: 'Câu 1:', option: 'A. ', key: 'below Đáp án: B', between: '' }

export const paperWays: Readonly<Record<keyof PaperWay, readonly string[]>> = {
  number: Object.keys(numberWays),
  option: Object.keys(optionWays),
  key: Object.keys(keyWays),
  between: ['', '---', '**********', 'none'],
}

function writtenPaper({ number, option, key, between }: PaperWay): string {
  const way = keyWays[key] ?? keylessWays[key] ?? {}
  const asked = askedQuestions.flatMap((own, at) => [
    ...`${numberWays[number]?.(at + 1) ?? ''}${own.asks}${way.stem?.(own) ?? ''}`.split('\n'),
    ...own.options.map((text, place) =>
      optionLine(optionWays[option]?.(place) ?? '', text, place === own.right ? way : {}),
    ),
    ...(way.below?.(own) ?? []),
    ...(between === 'none' || at === askedQuestions.length - 1 ? [] : [between]),
  ])
  return [...asked, ...(way.list?.(askedQuestions) ?? [])].join('\n')
}

function optionLine(
  label: string,
  text: string,
  { before = '', inside = '', behind = '' }: { before?: string; inside?: string; behind?: string },
): string {
  const indent = /^\s*/u.exec(label)?.[0] ?? ''
  return `${indent}${before}${label.slice(indent.length)}${inside}${text}${behind}`
}

export interface PaperOutcome {
  right: number
  /** Kept out, or the whole file refused: why. */
  named: string[]
  /** Taken, and not as it stands in the paper. */
  wrong: string[]
}

/** What an upload of the paper gives. */
export async function outcomeOf(way: PaperWay): Promise<PaperOutcome> {
  const bytes = new TextEncoder().encode(writtenPaper(way))
  try {
    const { items } = await readFileAs(formatOf(bytes, 'de.txt'), bytes)
    const taken = items
      .map((item) => stagedItem(item, new Map()))
      .map(({ text, problems }) => ({
        isOut: problems.some(({ isBlocking }) => isBlocking),
        why: problems.flatMap(({ key = '', isBlocking }) => (isBlocking ? [key.split('.').at(-1) ?? key] : [])),
        told: told(
          textOf(text.content),
          text.answers.map((answer) => ({ text: textOf(answer.text), isRight: answer.isCorrect })),
        ),
      }))
    const expected = new Set(askedQuestions.map(expectedOf))
    const inside = taken.filter(({ isOut }) => !isOut)
    return {
      right: inside.filter((own) => expected.has(own.told)).length,
      named: [...new Set(taken.flatMap(({ why }) => why))],
      wrong: inside.flatMap((own) => (expected.has(own.told) ? [] : [own.told])),
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { right: 0, named: [error.code], wrong: [] }
    throw error
  }
}

function expectedOf({ asks, options, right }: AskedQuestion): string {
  return told(
    asks,
    options.map((text, at) => ({ text, isRight: at === right })),
  )
}

function told(asked: string, options: readonly { text: string; isRight: boolean }[]): string {
  const plain = (text: string): string => text.replaceAll(/[\s_…]+/gu, ' ').trim()
  return [asked, ...options.map(({ text, isRight }) => (isRight ? '*' : '') + text)].map(plain).join(' | ')
}
