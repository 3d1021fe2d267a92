import { textOf } from '@lms/contracts/rich-text.ts'
import { criterionFrom } from '../../essay-texts.ts'
import type { Item } from '../../item.ts'

type Criteria = NonNullable<Item['rubric']>

/** Lines such as 'Mở bài (2 điểm)' are criteria; all else explains. */
export function criteriaFrom(notes: readonly string[]): { criteria: Criteria; rest: string } {
  const criteria: Criteria = []
  let rest = ''
  for (const note of notes) {
    const items = [...note.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, inner = '']) => criterionFrom(textOf(inner)))
    const found = items.filter((each) => each !== null)
    if (items.length === 0 || found.length < items.length) rest += note
    else criteria.push(...found)
  }
  return { criteria, rest }
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
