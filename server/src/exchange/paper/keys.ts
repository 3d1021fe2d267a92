import { type Feature, type Line, features, plainLine } from './document.ts'
import type { Draft, Option } from './options.ts'
import { letters, tickAt } from './words.ts'

/** The signs that set the right option apart, and which of them a paper uses. */

export type Sign = 'typed' | Feature

function lookOf(line: Line, feature: Feature): 'all' | 'none' | 'some' {
  const texts = line.filter((piece) => piece.kind === 'text' && /[\p{L}\d]/u.test(piece.text))
  const marked = texts.filter((piece) => piece.kind === 'text' && piece.look[feature] !== undefined).length
  return texts.length === 0 || marked === 0 ? 'none' : marked === texts.length ? 'all' : 'some'
}

/** Places of the options that a sign sets apart; nothing where it sets all or none apart. */
export function markedBy(sign: Sign, { options }: Draft): number[] {
  const isMarked = ({ label, line, isStarred, more }: Option): boolean => {
    if (sign === 'typed') return isStarred || tickAt(plainLine(more.at(-1)?.line ?? line)) !== -1
    return lookOf(label, sign) === 'all' || (lookOf(line, sign) === 'all' && plainLine(line).trim() !== '')
  }
  const found = options.flatMap((option, at) => (isMarked(option) ? [at] : []))
  if (found.length < options.length || sign === 'typed') return found
  // Labels that are all bold say nothing; their texts may.
  const texts = options.flatMap(({ line }, at) => (lookOf(line, sign) === 'all' ? [at] : []))
  return texts.length === options.length ? [] : texts
}

/**
 * A sign is believed where it sets one option apart in most questions that have it, and not always the same. Bold counts
 * only where nothing else does.
 */
export function believedSigns(drafts: readonly Draft[]): Sign[] {
  const offered = drafts.filter(({ options }) => options.length > 1)
  const chosen = offered.filter(({ kind }) => kind !== 'statements')
  const judged = offered.filter(({ kind }) => kind === 'statements')
  const open = chosen.filter(({ kind, said }) => kind !== 'essay' && kind !== 'short' && said === null)
  const signs = (['typed', ...features] as const).filter((sign) => {
    if (chosen.length === 0) return judged.filter((one) => markedBy(sign, one).length > 0).length * 2 > judged.length
    const found = chosen
      .map((one) => ({ part: one.part, places: markedBy(sign, one) }))
      .filter(({ places }) => places.length > 0)
    const alone = found.filter(({ places }) => places.length === 1)
    const parts = new Set(found.map(({ part }) => part))
    const unsaid = open.filter(({ part }) => parts.has(part)).length
    const isSpread =
      sign === 'typed' ||
      sign === 'underline' ||
      alone.length < 4 ||
      new Set(alone.flatMap(({ places }) => places)).size > 1
    return alone.length >= Math.max(1, found.length * 0.7) && alone.length >= unsaid * 0.5 && isSpread
  })
  const strong = signs.filter((sign) => sign !== 'bold')
  return strong.length > 0 ? strong : signs
}

export const lettersSaid = (said: string): number[] =>
  [...said.matchAll(/(?<!\p{L})[A-J](?!\p{L})/giu)].map(([letter]) => letters.indexOf(letter.toUpperCase()))

export const truthsSaid = (said: string): boolean[] =>
  [...said.matchAll(/đúng|sai|true|false|[ĐSTF]/giu)].map(([word]) => /^[đt]/iu.test(word))
