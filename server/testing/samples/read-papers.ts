import { textOf } from '@lms/contracts/rich-text.ts'
import { plainText } from '../../src/exchange/formats/word/plain-text.ts'

/** A paper as somebody typed it: 'what is asked / *right | wrong / !whyNot about'. */
export async function readPaper(lines: readonly string[]): Promise<string[]> {
  const { items } = await plainText.read(new TextEncoder().encode(lines.join('\n')))
  return items.map(({ item, problems }) =>
    [
      textOf(item.content),
      item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + textOf(text)).join(' | '),
      ...problems.map(({ code, isBlocking, values }) =>
        `${isBlocking ? '!' : ''}${code} ${values?.['text'] ?? ''}`.trim(),
      ),
    ].join(' / '),
  )
}
