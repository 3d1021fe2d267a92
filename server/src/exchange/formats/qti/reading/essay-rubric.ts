import { textOf } from '@lms/contracts/rich-text.ts'
import type { Item } from '../../item.ts'

type Criteria = NonNullable<Item['rubric']>

const line = /^(.*\S)\s*\((\d{1,3}) điểm\)$/su

/** Lines such as 'Mở bài (2 điểm)' are criteria; all else explains. */
export function criteriaFrom(notes: readonly string[]): { criteria: Criteria; rest: string } {
  const criteria: Criteria = []
  let rest = ''
  for (const note of notes) {
    const items = [...note.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, inner = '']) => line.exec(textOf(inner)))
    const found = items.filter((each) => each !== null)
    if (items.length === 0 || found.length < items.length) rest += note
    else for (const [, text = '', points] of found) criteria.push({ text, points: Number(points) })
  }
  return { criteria, rest }
}

export function criterionText({ text, points }: { text: string; points: number }): string {
  return `${text} (${points} điểm)`
}

/** How many words, and whether pictures may be sent: QTI has no word for it, so a keyword says it. */
export function essayField({ type, minimumWords, maximumWords, allowPictures }: Item): string[] {
  if (type !== 'essay') return []
  return [`essay:${minimumWords ?? ''}-${maximumWords ?? ''}${allowPictures === true ? '+pictures' : ''}`]
}

const field = /^essay:(\d{0,4})-(\d{0,4})(\+pictures)?$/

export function isEssayField(keyword: string): boolean {
  return field.test(keyword)
}

export function essayLimits(
  keywords: readonly string[],
): Pick<Item, 'minimumWords' | 'maximumWords' | 'allowPictures'> {
  const [, least = '', most = '', pictures] = field.exec(keywords.find(isEssayField) ?? '') ?? []
  const count = (text: string): number | null => (text === '' ? null : Number(text))
  return { minimumWords: count(least), maximumWords: count(most), allowPictures: pictures !== undefined }
}
