/** At most so many characters, cut at the end of a word where there is one, with dots that say so. */
export function shortenedTo(text: string, maximum: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= maximum) return characters.join('')
  const cut = characters.slice(0, maximum - 1).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  return `${atWord.length > maximum / 2 ? atWord : cut}…`
}
