import { type Problem, problem } from './item.ts'

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
  if (dropped.some(({ isPart }) => isPart)) problems.push(problem('weights'))
  const texts = [...dropped.map(({ text }) => text), ...notes].filter((text) => text !== '')
  if (texts.length > 0) problems.push(problem('wordingDropped', { text: texts.join('; ').slice(0, 200) }))
}
