/** More than a note can name. */
const mostNamed = 20
const longestNote = 200

/** Rows that are no questions: told with the next one, and counted where there are too many to be named. */
export function createSkipped() {
  let texts: string[] = []
  let count = 0
  return {
    add(text: string): void {
      count += 1
      if (texts.length < mostNamed) texts.push(text)
    },
    isEmpty: (): boolean => count === 0,
    /** One text for all of them, and nothing is left. */
    take(): string[] {
      const whole = texts.join(' / ')
      const isWhole = whole.length <= longestNote && texts.length === count
      const end = ` … (${count} dòng)`
      const told = isWhole ? whole : `${whole.slice(0, longestNote - end.length)}${end}`
      const isAny = count > 0
      texts = []
      count = 0
      return isAny ? [told] : []
    },
  }
}
