import type { Item } from './item.ts'

/** How an essay is to be written and marked, where a format has only a line of text for it. */

type Criterion = NonNullable<Item['rubric']>[number]
type Guidance = Pick<Item, 'minimumWords' | 'maximumWords' | 'allowPictures'>

export function criterionText({ text, points }: Criterion): string {
  return `${text} (${points} điểm)`
}

/** 'Mở bài (2 điểm)'; null for a line that says nothing about marks. */
export function criterionFrom(line: string): Criterion | null {
  const [, text = '', points] = /^(.*\S)\s*\((\d{1,3}) điểm\)$/su.exec(line.trim()) ?? []
  return points === undefined ? null : { text, points: Number(points) }
}

/** '50-200 từ, có hình'; nothing where nothing is asked for. */
export function guidanceText({ minimumWords, maximumWords, allowPictures }: Guidance): string {
  const words = minimumWords || maximumWords ? [`${minimumWords ?? ''}-${maximumWords ?? ''} từ`] : []
  return [...words, ...(allowPictures === true ? ['có hình'] : [])].join(', ')
}

/** Null for a text that says something else. */
export function guidanceFrom(text: string): Guidance | null {
  const [whole, minimum = '', maximum = '', pictures] =
    /^(?:(\d{0,4})\s?-\s?(\d{0,4}) từ)?(?:,\s)?(có hình)?$/u.exec(text.trim().normalize('NFC')) ?? []
  if (whole === undefined) return null
  const count = (digits: string): number | null => (digits === '' ? null : Number(digits))
  return { minimumWords: count(minimum), maximumWords: count(maximum), allowPictures: pictures !== undefined }
}
