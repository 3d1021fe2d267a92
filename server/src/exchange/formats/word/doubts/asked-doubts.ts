import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'
import { paragraphsOf } from './item-texts.ts'

/** How something is solved, or a list of keys, and no question. */
const ofSolution =
  /^(?:[A-J]\s+\d{1,2}\s?[.)]\s+[A-J](?:\s|$)|(?:[Pp]hương pháp|[Cc]ách giải|[Ll]ời giải)\s?[:：]|(?:PHẦN\s)?(?:TỰ LUẬN|TRẮC NGHIỆM)\s*$)/u

/** Options above what is asked are those of another question. */
const optionsAbove = /<p>(?:<[^>]+>)*A\s?[.)]\s[^<]*(?:<[^p][^>]*>[^<]*)*<\/p><p>(?:<[^>]+>)*B\s?[.)]\s.*<\/p><p>/u

/** 'Em hãy viết một đoạn văn …' above something to choose from is a task of its own. */
const toWrite = /^(?:em\s)?(?:hãy\s)?viết\s(?:một\s|1\s)?(?:đoạn|bài)\s(?:văn|ngắn)/iu

/** What stands where something should be asked is something else, or holds more than one question. */
export function isNothingAsked({ item: { type, content, answers } }: ReadItem): boolean {
  const isSolution = (type === 'essay' || type === 'fill_blank') && ofSolution.test(textOf(content).trim())
  const isTaskAbove =
    answers.length > 1 &&
    paragraphsOf(content)
      .slice(0, -1)
      .some((text) => toWrite.test(text))
  return isSolution || isTaskAbove || optionsAbove.test(content) || isRestAbove(content)
}

/** '4. … cạnh tranh quốc tế)' above what is asked: the bracket was opened in a remark that stands elsewhere. */
function isRestAbove(content: string): boolean {
  const [first = '', next] = paragraphsOf(content)
  return next !== undefined && /\p{L}\s?\)\s*$/u.test(first) && !/[(:]/u.test(first)
}
