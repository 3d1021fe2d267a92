/** At most so many characters, with an ellipsis where something is missing; never half a letter. */
export function shortened(text: string, limit: number): string {
  const letters = [...new Intl.Segmenter('vi').segment(text)]
  if (letters.length <= limit) return text
  return `${letters
    .slice(0, limit)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}...`
}
