import { aiken } from './formats/aiken/aiken.ts'
import { gift } from './formats/gift/gift.ts'
import type { ReadItem } from './item.ts'
import { type Block, plainLine } from './paper/document.ts'

/** What is meant for a text file and was typed in a program for texts: GIFT has its answers in braces, Aiken no numbers. */
export async function readTypedFormat(blocks: readonly Block[]): Promise<ReadItem[] | null> {
  if (blocks.some(({ kind }) => kind !== 'line')) return null
  const text = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')).join('\n')
  const read = isGift(text)
    ? gift.read(encoded(withoutNumbers(text)))
    : isAiken(text)
      ? aiken.read(encoded(text))
      : null
  return read && (await read).items
}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const firstOption = /^[^\S\n]*\(?A[.)]/gmu

/** Most questions end in braces that begin like answers. */
function isGift(text: string): boolean {
  const braces = count(text, /\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[#}])/gu)
  return braces >= 2 && braces > count(text, firstOption)
}

/** Nearly every list of options ends in 'ANSWER: B'. */
function isAiken(text: string): boolean {
  const answers = count(text, /^[^\S\n]*[B-J][.)][^\n]*\n\s*ANSWER:\s*[A-J]\s*$/gmu)
  return answers >= 2 && answers >= count(text, firstOption) * 0.9
}

/** The format has no numbers: those below an empty line or a brace are no part of what is asked. */
const withoutNumbers = (text: string): string =>
  text.replaceAll(/(?<=^|(?:\n|\})[^\S\n]*\n)[^\S\n]*(?:\d{1,4}[.)][^\S\n]+)+/gu, '')
