import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from './item.ts'

/**
 * What a program keeps apart and shows above the next questions: a text to be read, or what is to be done. It belongs to
 * those below it, up to the next one of its kind or the next category.
 */
export function withIntroductions(items: readonly ReadItem[]): ReadItem[] {
  let text: ReadItem | null = null
  let task: ReadItem | null = null
  let place = ''
  return items.map((one) => {
    if (placeIn(one) !== place) {
      text = task = null
      place = placeIn(one)
    }
    if (isNone(one)) {
      const kind = kindOf(one)
      if (kind === 'text') text = one
      task = kind === 'task' ? one : null
      return one
    }
    const above = [text, task].filter((part) => part !== null)
    if (above.length === 0) return one
    const texts = above.map(({ item }) => item.content).filter((html) => !one.item.content.includes(html))
    return {
      ...one,
      item: { ...one.item, content: [...texts, one.item.content].join('') },
      // What cannot be read of the text above cannot be read in the question.
      problems: [
        ...one.problems,
        ...above.flatMap(({ problems }) => problems.filter(({ code }) => code !== 'notAQuestion')),
      ],
      reasons: [...(one.reasons ?? []), { code: 'textAbove' }],
    }
  })
}

const placeIn = ({ section, item }: ReadItem): string => JSON.stringify([section, item.subject, item.topic])
const isNone = ({ problems }: ReadItem): boolean => problems.some(({ code }) => code === 'notAQuestion')

const fewestWords = 25
/** Says how all of them are answered, greets, or is a name: nothing that anybody needs. */
const general =
  /^(?:(?:please|em hãy|hãy)\s)?(?:choose|select|circle|mark|pick|chọn|khoanh(?: tròn)?|answer|trả lời)(?:\s(?:vào|tròn|chữ cái|trước|the|a|an|one|correct|right|best|most|suitable|letter|các|những|một|đúng|nhất|tất cả|all|following|options?|answers?|questions?|below|sau|câu(?: hỏi)?|đáp án|câu trả lời|phương án|ý|for|each|to))+[.:]?$/iu
const welcome =
  /(?<!\p{L})(?:welcome|this (?:quiz|test|exam)|good luck|you have \d+|(?:chào mừng|chúc) |thời gian làm bài|bài (?:kiểm tra|thi|trắc nghiệm) (?:này|gồm|có))/iu

/** Says of many how they are answered: 'Complete the sentences with the words in brackets.' */
const ofMany =
  /(?<!\p{L})(?:following|each|every|below|sentences?|words?|text|questions|gaps?|blanks?|brackets|italics|read|listen|sau|dưới đây|các câu|mỗi câu|chỗ trống|trong ngoặc|đọc|nghe|synonyms|options?)(?!\p{L})/iu

function kindOf({ item, isIntroduction }: ReadItem): 'text' | 'task' | null {
  const text = textOf(item.content).trim()
  const words = text.split(/\s+/u).length
  if (general.test(text) || welcome.test(text)) return null
  // Of GIFT: a question that lost its answers looks like one.
  if (!isIntroduction && /\?\s*$/u.test(text)) return null
  if (words >= fewestWords || /<(?:img|table|pre)\b/i.test(item.content)) return 'text'
  return words > 3 && (isIntroduction || ofMany.test(text)) ? 'task' : null
}
