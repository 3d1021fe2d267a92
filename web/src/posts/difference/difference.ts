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
  return changes.map(({ value, added, removed }) => ({
    text: value,
    change: removed ? 'gone' : added ? 'new' : 'same',
  }))
}
