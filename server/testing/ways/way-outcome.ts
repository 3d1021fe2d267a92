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

/** What an upload of the asked questions gives, in whatever way they are written. */
export async function outcomeOfFile(
  bytes: Uint8Array,
  name: string,
  asked: readonly AskedQuestion[] = askedQuestions,
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
          text.answers.map((answer) => ({ text: textOf(answer.text), isRight: answer.isCorrect })),
        ),
      }))
    const expected = new Set(asked.map(expectedOf))
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
