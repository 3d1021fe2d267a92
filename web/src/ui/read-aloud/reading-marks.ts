import { type ShownPart, rangesOf } from './shown-text.ts'

/** Shows what is being read: the part, its sentence, and the word. Nothing of the page is changed but an attribute. */

const names = { sentence: 'read-sentence', word: 'read-word' } as const

function paint(name: keyof typeof names, ranges: readonly Range[]): void {
  // Where a browser cannot paint a stretch of text, the part as a whole is marked.
  if (!('highlights' in CSS)) return
  if (ranges.length === 0) CSS.highlights.delete(names[name])
  else CSS.highlights.set(names[name], new Highlight(...ranges))
}

export function markSentence(part: ShownPart, start: number, end: number): void {
  clearMarks()
  part.element.dataset['beingRead'] = ''
  part.element.scrollIntoView({ block: 'nearest' })
  paint('sentence', rangesOf(part, start, end))
}

export function markWord(part: ShownPart, start: number, end: number): void {
  paint('word', rangesOf(part, start, end))
}

export function clearMarks(): void {
  for (const element of document.querySelectorAll('[data-being-read]')) element.removeAttribute('data-being-read')
  paint('sentence', [])
  paint('word', [])
}
