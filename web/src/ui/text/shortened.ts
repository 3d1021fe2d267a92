interface Cut {
  /** Ends after a whole word where there is one, and stays within the limit with its dots. */
  atWord?: boolean
}

/** At most so many letters, with dots where something is missing; never half a letter. */
export function shortened(text: string, limit: number, { atWord = false }: Cut = {}): string {
  const letters = Array.from(new Intl.Segmenter('vi').segment(text.trim()), ({ segment }) => segment)
  if (letters.length <= limit) return letters.join('')
  if (!atWord) return `${letters.slice(0, limit).join('').trimEnd()}...`
  const cut = letters.slice(0, limit - 1).join('')
  const whole = cut.replace(/\s+\S*$/u, '')
  return `${whole.length > limit / 2 ? whole : cut}…`
}
