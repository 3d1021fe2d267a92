import { askedQuestions } from './asked-questions.ts'
import { frameWays } from './frame-ways.ts'
import { keyWays } from './key-ways.ts'
import { keylessWays } from './keyless-ways.ts'
import { numberWays, optionWays } from './label-ways.ts'
import { placeWays } from './place-ways.ts'
import { type WayOutcome, outcomeOfFile } from './way-outcome.ts'

/** One paper as somebody may write it. */
export interface PaperWay {
  number: string
  option: string
  key: string
  between: string
  /** How options stand beside each other. */
  place: string
  /** What stands around the questions. */
  frame: string
}

export const usualWay: PaperWay = {
  number: 'Câu 1:',
  option: 'A. ',
  key: 'below Đáp án: B',
  between: '',
  place: 'lines',
  frame: 'none',
}

export const paperWays: Readonly<Record<keyof PaperWay, readonly string[]>> = {
  number: Object.keys(numberWays),
  option: Object.keys(optionWays),
  key: Object.keys(keyWays),
  between: ['', '---', '**********', 'none'],
  place: Object.keys(placeWays),
  frame: Object.keys(frameWays),
}

function writtenPaper({ number, option, key, between, place, frame }: PaperWay): string {
  const way = keyWays[key] ?? keylessWays[key] ?? {}
  const around = frameWays[frame] ?? {}
  const asked = askedQuestions.flatMap((own, at) => [
    ...`${numberWays[number]?.(at + 1) ?? ''}${own.asks}${way.stem?.(own) ?? ''}`.split('\n'),
    ...(placeWays[place] ?? placeWays['lines'] ?? []).map((row) =>
      row.replaceAll(/[0-3]/gu, (count) =>
        optionLine(
          optionWays[option]?.(Number(count)) ?? '',
          own.options[Number(count)] ?? '',
          Number(count) === own.right ? way : {},
        ),
      ),
    ),
    ...(way.below?.(own) ?? []),
    ...(between === 'none' || at === askedQuestions.length - 1 ? [] : [between]),
    ...(around.behind?.(at + 1) ?? []),
  ])
  return [...(around.above ?? []), ...asked, ...(around.below ?? []), ...(way.list?.(askedQuestions) ?? [])].join('\n')
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
