import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../item.ts'

const fewest = 3
const fewestWords = 3

/** 'b -> a whole sentence': letters of a list that the file does not have; whoever sees them alone can only guess. */
export function withoutBareSides(read: ReadItem): ReadItem {
  const { type, content, pairs = [] } = read.item
  const letters = pairs.map(({ left }) =>
    textOf(left)
      .replaceAll(/[().\s]/gu, '')
      .toLowerCase(),
  )
  if (type !== 'matching' || letters.length < fewest || !areCounted(letters)) return read
  const text = textOf(content.replaceAll(/<\/(?:p|li|td)>|<br\s*\/?>/gu, ' '))
  const isListed = (letter: string): boolean =>
    new RegExp(String.raw`(?:^|\s)\(?${letter}\s?[.):–-]\s?\S`, 'iu').test(text)
  const told = pairs.filter(({ right }) => textOf(right).trim().split(/\s+/u).length >= fewestWords)
  if (told.length * 2 <= pairs.length || /<(?:img|table|ol)\b/iu.test(content) || letters.every(isListed)) return read
  return { ...read, problems: [...read.problems, blocking('lineUnclear', { text: letters.join(', ') })] }
}

function areCounted(letters: readonly string[]): boolean {
  return letters.toSorted().every((letter, at) => letter === String.fromCodePoint(97 + at))
}
