import { textOf } from '@lms/contracts/rich-text.ts'
import { UnreadableFile } from '../../src/exchange/formats/item.ts'
import { readFileAs } from '../../src/exchange/formats/reading/read-file.ts'
import { formatOf } from '../../src/exchange/formats/signs/format-of.ts'
import { stagedItem } from '../../src/exchange/threads/staging.ts'
import { type AskedQuestion, askedQuestions } from './asked-questions.ts'

export interface WayOutcome {
  right: number
  /** Kept out, or the whole file refused: why. */
  named: string[]
  /** Taken, and not as it stands in the file. */
  wrong: string[]
}

/** What a person reads; several may be right. */
export type MeantQuestion = Pick<AskedQuestion, 'asks' | 'options'> & { right: number | readonly number[] }

const isAsked = oneOf(askedQuestions)

/** What an upload of the asked questions gives, in whatever way they are written. */
export async function outcomeOfFile(
  bytes: Uint8Array,
  name: string,
  isMeant: (told: string) => boolean = isAsked,
): Promise<WayOutcome> {
  try {
    const { items } = await readFileAs(formatOf(bytes, name), bytes)
    const taken = items
      .map((item) => stagedItem(item, new Map()))
      .map(({ text, problems }) => ({
        isOut: problems.some(({ isBlocking }) => isBlocking),
        why: problems.flatMap(({ key = '', isBlocking }) => (isBlocking ? [key.split('.').at(-1) ?? key] : [])),
        told: told(
          textOf(text.content),
          (text.statements ?? text.answers).map((own) => ({
            text: textOf(own.text),
            isRight: 'isTrue' in own ? own.isTrue : own.isCorrect,
          })),
        ),
      }))
    const inside = taken.filter(({ isOut }) => !isOut)
    return {
      right: inside.filter((own) => isMeant(own.told)).length,
      named: [...new Set(taken.flatMap(({ why }) => why))],
      wrong: inside.flatMap((own) => (isMeant(own.told) ? [] : [own.told])),
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { right: 0, named: [error.code], wrong: [] }
    throw error
  }
}

/** Whether it was told as one of them. */
export function oneOf(meant: readonly MeantQuestion[]): (told: string) => boolean {
  const known = new Set(meant.map(toldAs))
  return (text) => known.has(text)
}

/** In one line, with a star before what is right. */
export function toldAs({ asks, options, right }: MeantQuestion): string {
  return told(
    asks,
    options.map((text, at) => ({ text, isRight: typeof right === 'number' ? at === right : right.includes(at) })),
  )
}

function told(asked: string, options: readonly { text: string; isRight: boolean }[]): string {
  return [asked, ...options.map(({ text, isRight }) => (isRight ? '*' : '') + text)].map(plain).join(' | ')
}

/** Without what a reader may write otherwise: room, and gaps to fill in. */
export function plain(text: string): string {
  return text.replaceAll(/[\s_…]+/gu, ' ').trim()
}
