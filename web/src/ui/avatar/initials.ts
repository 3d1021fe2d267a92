const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** Whole signs, as people see them: a letter with its marks, an emoji of several parts. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).map(signsOf)
  const [first = []] = words
  const signs = words.length === 1 ? first.slice(0, 2) : words.slice(0, 2).map(([sign = '']) => sign)
  return signs.join('').toLocaleUpperCase('vi')
}

function signsOf(word: string): string[] {
  return Array.from(graphemes.segment(word), ({ segment }) => segment)
}
