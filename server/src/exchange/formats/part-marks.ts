import { type Problem, problem } from '../item.ts'

/**
 * Here an answer is right or wrong. What earns everything is right; what earns a part is not, unless nothing earns more.
 * `notes` belong to what was left out.
 */
export function fullyRight<Part extends { text: string; share: number; note: string }>(
  parts: readonly Part[],
): { right: Part[]; dropped: { text: string; isPart: boolean }[]; notes: string[] } {
  const most = Math.max(...parts.map(({ share }) => share), 0)
  const right = parts.filter(({ share }) => share > 0 && share >= Math.min(most, 99.9))
  const others = parts.filter((part) => !right.includes(part))
  return {
    right,
    dropped: [
      ...others.filter(({ text }) => text !== '').map(({ text, share }) => ({ text, isPart: share > 0 })),
      ...(most < 99.9 && right.length > 0 ? [{ text: '', isPart: true }] : []),
    ],
    notes: others.map(({ note }) => note).filter((note) => note !== ''),
  }
}

export function sayDropped(
  dropped: readonly { text: string; isPart: boolean }[],
  notes: readonly string[],
  problems: Problem[],
): void {
  const parts = dropped.filter(({ isPart }) => isPart).map(({ text }) => text)
  if (parts.length > 0) problems.push(problem('markingUnclear', parts.join('; ') || '%'))
  const texts = [...dropped.map(({ text }) => text), ...notes].filter((text) => text !== '')
  if (texts.length > 0) problems.push(problem('notKept', texts.join('; ')))
}

/** A star that stands for anything. One between the parts of a calculation is what it looks like: '3*cos(50*pi/180)'. */
export function hasWildcard(text: string): boolean {
  return star.test(text) && !isCalculation(text)
}

const star = /(?<!\\)\*/

function isCalculation(text: string): boolean {
  const sides = [...text.matchAll(/(?<!\\)\*/g)].map(({ index }) => ({
    before: text.slice(0, index).trimEnd().at(-1) ?? '',
    after: text.slice(index + 1).trimStart()[0] ?? '',
  }))
  return (
    /[-+/^()=]|^[\d.,*\s]+$/.test(text) &&
    sides.every(({ before, after }) => /[\p{L}\d)\]*]/u.test(before) && /[\p{L}\d([.*-]/u.test(after)) &&
    sides.some(({ before, after }) => /[\d)\]]/.test(before) || /[\d([]/.test(after))
  )
}

/** What else such an answer would accept elsewhere is told. */
export function sayStars(answers: readonly string[], problems: Problem[]): void {
  const found = answers.find((text) => star.test(text))
  if (found !== undefined) problems.push(problem('answerUnclear', found))
}
