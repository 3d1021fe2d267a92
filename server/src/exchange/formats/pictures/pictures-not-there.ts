import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../item.ts'
import { pointedPicture } from './pictures-asked.ts'

const held = /<(?:img|table|pre|code|svg|audio|video|iframe)\b/i

/** What programs keep could hold its picture: a question that points at one, and brings nothing along, cannot be answered. */
export function withPictureSpokenOf(one: ReadItem): ReadItem {
  const { content } = one.item
  const isTold = one.problems.some(({ code }) => /^picture|^attachments|^sectionText$|^notAQuestion$/.test(code))
  const text = isTold || held.test(content) ? '' : pointedPicture(textOf(content))
  return text === ''
    ? one
    : { ...one, problems: [...one.problems, blocking('pictureSpokenOf', { text: text.slice(0, 60) })] }
}
