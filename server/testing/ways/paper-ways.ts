import { askedQuestions } from './asked-questions.ts'
import { keyWays } from './key-ways.ts'
import { keylessWays } from './keyless-ways.ts'
import { numberWays, optionWays } from './label-ways.ts'
import { type WayOutcome, outcomeOfFile } from './way-outcome.ts'

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

/** What an upload of the paper gives. */
export function outcomeOf(way: PaperWay): Promise<WayOutcome> {
  return outcomeOfFile(new TextEncoder().encode(writtenPaper(way)), 'de.txt')
}
