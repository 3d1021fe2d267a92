import { type FormatReader, type PictureFile, problem } from '../item.ts'
import { aiken, isAiken } from '../text/aiken.ts'
import { gift } from '../text/gift.ts'
import { questionStart } from './signs/line-signs.ts'
import { plainLine } from './line-text.ts'
import { questionsInTables } from './table-rows.ts'
import type { WordBlock, WordFile } from './word-file.ts'
import { questionsIn } from './word-questions.ts'

/** What somebody typed with a program for texts, whichever that was. */
export function readTyped(file: WordFile): ReturnType<FormatReader['read']> {
  const typed = typedFormat(file.blocks)
  if (typed)
    return (typed === 'gift' ? gift : aiken).read(new TextEncoder().encode(withoutNumbers(typedText(file.blocks))))
  const pictures = new Map<string, PictureFile>()
  const items = questionsIn(file.blocks, (part) => {
    if (!pictures.has(part)) pictures.set(part, { name: part, content: Uint8Array.from(file.picture(part) ?? []) })
    return part
  })
  if (file.hidden) items[0]?.problems.push(problem('wordingDropped', { text: file.hidden.slice(0, 200) }))
  return { items: items.length > 0 ? items : questionsInTables(file.blocks), pictures: [...pictures.values()] }
}

/** Some type what is meant for a text file in Word: Aiken has no numbers, GIFT has its answers in braces. */
function typedFormat(blocks: readonly WordBlock[]): 'gift' | 'aiken' | null {
  const text = typedText(blocks)
  const isNumbered = text.split('\n').some((line) => questionStart(line, 'named') ?? questionStart(line, 'numbered'))
  if (!isNumbered && isAiken(text)) return 'aiken'
  if (/^[^\S\n]{0,20}(?:::|\$CATEGORY:)/imu.test(text) && /\{[^{}=~TF#]{0,2000}[=~TF#][^{}]{0,2000}\}/u.test(text))
    return 'gift'
  return (text.match(/\{\s*(?:~%-?\d|[=~][^{}]{1,500}[=~])/g)?.length ?? 0) > 1 ? 'gift' : null
}

/** Word numbers what the format does not: a number above an empty line is no part of what is asked. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/(?<=^|\n[^\S\n]*\n)[^\S\n]{0,20}\d{1,4}[.)][^\S\n]+/g, '')
}

/** Tables and pictures have no place in such a text. */
function typedText(blocks: readonly WordBlock[]): string {
  return blocks.every(({ kind }) => kind === 'line')
    ? blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : '')).join('\n')
    : ''
}
