import type { PaperLine } from '@lms/contracts/exchange/marking/marking.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type FormatReader, type ReadItem, UnreadableFile, blocking } from '../item.ts'
import { pictureSpokenOf } from '../pictures/pictures-asked.ts'
import { decodeText } from '../text/text-decoding.ts'
import { isStarredTest, starredTest } from '../text/packed-tests/starred-test.ts'
import { typedTest } from '../text/typed-test/typed-test.ts'
import { withNumberedPoints } from './paper/respelled/answers/numbered-points.ts'
import { withPointsAnswered } from './paper/respelled/answers/pointed-answers.ts'
import { withPointsLettered } from './paper/respelled/pointed-options.ts'
import { isNumberedPaper } from './signs/paper-sign.ts'
import { isSigned, signedQuestions } from './paper/respelled/signed-lines.ts'
import { blocksOfLines } from './markdown-lines.ts'
import { entriesOf, shownLines, withPaper } from './marked/paper-entries.ts'
import { withQuotesSaid } from './document/note-lists.ts'
import { withoutMarkup } from './document/typed-markup.ts'
import { linesOfText } from './origin/file-lines.ts'
import { readTyped } from './typed-questions.ts'
import type { WordBlock, WordFile } from './word-file.ts'

const mostLines = 150_000

/** A paper as somebody typed it without a program for texts: what Word would have, without looks. */
export const plainText: FormatReader = {
  async read(bytes, choice) {
    const { text, lines } = textIn(bytes)
    const marks = choice?.marks ?? []
    const typed = blocksOfLines(lines)
    // What is marked is what stands in the file, before anything is respelled.
    return withPaper(entriesOf(typed), async () => {
      const read = marks.length > 0 ? await readTyped(asFile(typed), marks) : await readByItself(text, lines)
      const items = withPicturesAsked(read.items)
      return read.lines ? { ...read, items, lines: linesOfText(lines) } : { ...read, items }
    })
  },
}

/** A text holds no picture: a question that points at one cannot be answered. */
function withPicturesAsked(items: readonly ReadItem[]): ReadItem[] {
  return items.map((one) => {
    const text = one.item.content.includes('<img') ? null : pictureSpokenOf(textOf(one.item.content))
    return text === null ? one : { ...one, problems: [...one.problems, blocking('pictureSpokenOf', { text })] }
  })
}

function textIn(bytes: Uint8Array): { text: string; lines: string[] } {
  const text = decodeText(bytes).normalize('NFC')
  const lines = text.split(/\r\n|\r|\n/u)
  if (lines.length > mostLines) throw new UnreadableFile('tooComplex')
  return { text, lines }
}

export function linesToMark(bytes: Uint8Array): PaperLine[] {
  return shownLines(entriesOf(blocksOfLines(textIn(bytes).lines)))
}

async function readByItself(
  text: string,
  lines: readonly string[],
): Promise<Awaited<ReturnType<FormatReader['read']>>> {
  const test = typedTest(text) ?? (isStarredTest(text.slice(0, 20_000)) ? starredTest(text) : null)
  if (test) return { items: test, pictures: [] }
  const spelled = withPointsAnswered(withPointsLettered(withNumberedPoints(withQuotesSaid(withoutMarkup(lines)))))
  const blocks = blocksOfLines(spelled)
  // What began with a sign before each line did not go on so.
  const head = text.slice(0, 20_000)
  // Headings of Markdown are such signs as well.
  const heads = [head, spelled.join('\n').slice(0, head.length)]
  if (heads.every(isSigned) && !heads.some(isNumberedPaper) && !signedQuestions(blocks))
    throw new UnreadableFile('unknownFormat')
  return readTyped(asFile(blocks))
}

const asFile = (blocks: WordBlock[]): WordFile => ({ blocks, picture: () => null })
