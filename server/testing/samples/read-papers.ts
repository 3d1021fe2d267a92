import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../src/exchange/formats/item.ts'
import { docx } from '../../src/exchange/formats/word/docx.ts'
import { plainText } from '../../src/exchange/formats/word/plain-text.ts'
import { type WordParts, wordFile } from './word-files.ts'

/** 'Huế | *Hà Nội' */
export function toldAnswers(item: ReadItem['item']): string {
  return item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + textOf(text)).join(' | ')
}

/** A paper as somebody typed it: 'what is asked / *right | wrong / !whyNot about'. */
export async function readPaper(lines: readonly string[]): Promise<string[]> {
  const { items } = await plainText.read(new TextEncoder().encode(lines.join('\n')))
  return items.map(({ item, problems }) =>
    [
      textOf(item.content),
      toldAnswers(item),
      ...problems.map(({ code, isBlocking, values }) =>
        `${isBlocking ? '!' : ''}${code} ${values?.['text'] ?? ''}`.trim(),
      ),
    ].join(' / '),
  )
}

/** The same of a Word file, without what a note is about. */
export async function readWord(paragraphs: readonly string[], parts?: WordParts, between = ' / '): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.join(''), parts))
  return items.map(({ item, problems }) =>
    [textOf(item.content), toldAnswers(item), ...problems.map(({ code }) => code)].join(between),
  )
}
