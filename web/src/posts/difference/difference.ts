import { diffLines, diffWordsWithSpace } from 'diff'

export interface DifferencePart {
  text: string
  change: 'same' | 'gone' | 'new'
}

/** Longer than this no comparison may take: then whole lines are compared, and in the end the whole text. */
const patience = 400

export function differenceOf(before: string, after: string): DifferencePart[] {
  const options = { timeout: patience }
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options)
  if (changes === undefined) {
    return [
      { text: before, change: 'gone' },
      { text: after, change: 'new' },
    ]
  }
  const parts = changes.map(({ value, added, removed }): DifferencePart => ({
    text: value,
    change: removed ? 'gone' : added ? 'new' : 'same',
  }))
  return gathered(parts)
}

/** Words in a row that changed are one change: a space between them is not what stayed. */
function gathered(parts: readonly DifferencePart[]): DifferencePart[] {
  const found: DifferencePart[] = []
  let gone = ''
  let come = ''
  const close = (): void => {
    if (gone !== '') found.push({ text: gone, change: 'gone' })
    if (come !== '') found.push({ text: come, change: 'new' })
    gone = ''
    come = ''
  }
  parts.forEach(({ text, change }, index) => {
    const isChanged = (part: DifferencePart | undefined): boolean => part !== undefined && part.change !== 'same'
    const isGap = /^ +$/.test(text) && isChanged(parts[index - 1]) && isChanged(parts[index + 1])
    if (change === 'same' && !isGap) {
      close()
      found.push({ text, change })
      return
    }
    if (change !== 'new') gone += text
    if (change !== 'gone') come += text
  })
  close()
  return found
}
