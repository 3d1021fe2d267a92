import { escapeHtml } from '../../html-text.ts'
import { escapeText, tags, textOf } from '../../rich-text.ts'
import { evaluate } from './evaluation.ts'
import { type Place, written, writtenHtml } from './number-format.ts'
import { TemplateFailure, attempted } from './template-failure.ts'
import type { Scope } from './values.ts'

/** What kind of text it is: rich text, plain text kept as HTML, or text as it is; and whether a child types the same. */
export type TextKind = 'html' | 'escaped-key' | 'key' | 'plain'

const placeholders = /\{\{([^{}]*)\}\}/g
const braces = /\{\{|\}\}/

export function hasPlaceholder(text: string): boolean {
  return braces.test(text)
}

/** The expressions of a text as somebody wrote them, decoded. */
export function expressionsIn(text: string, kind: TextKind): string[] {
  return [...text.matchAll(placeholders)].map(([, inside = '']) => sourceOf(inside, kind))
}

/** What an expression says where it stands. */
export type Say = (source: string, place: Place) => string

/** The text with what its expressions come to. */
export function filledText(text: string, kind: TextKind, say: Say): string {
  if (kind === 'key' || kind === 'plain') return whole(replaced(text, kind, (source) => say(source, kind)))
  if (kind === 'escaped-key') return whole(replaced(text, kind, (source) => escapeText(say(source, 'key'))))
  // Between the tags and inside them different things may stand.
  const parts: string[] = []
  let last = 0
  for (const found of text.matchAll(tags)) {
    parts.push(whole(filledLine(text.slice(last, found.index), say)), filledTag(found[0], say))
    last = found.index + found[0].length
  }
  return [...parts, whole(filledLine(text.slice(last), say))].join('')
}

function filledLine(html: string, say: Say): string {
  return replaced(html, 'html', (source) => say(source, 'html'))
}

/** A formula has its own way to write a number, and braces of its own. */
function filledTag(tag: string, say: Say): string {
  const place = /\bdata-latex=/i.test(tag) ? 'formula' : 'plain'
  return replaced(tag, 'html', (source) => escapeHtml(say(source, place)))
}

/** By these values. */
export function sayingBy(scope: Scope): Say {
  return (source, place) =>
    within(source, () => {
      const value = evaluate(source, scope)
      return place === 'html' ? writtenHtml(value) : written(value, place)
    })
}

function replaced(text: string, kind: TextKind, by: (source: string) => string): string {
  return text.replaceAll(placeholders, (_, inside: string) => by(sourceOf(inside, kind)))
}

function sourceOf(inside: string, kind: TextKind): string {
  const isKept = kind === 'html' || kind === 'escaped-key'
  return isKept && /[&<\u00a0]/.test(inside) ? textOf(inside) : inside
}

/** A failure says in which of the expressions of a text it is. */
export function within<Result>(source: string, act: () => Result): Result {
  const outcome = attempted(act)
  if ('result' in outcome) return outcome.result
  const { problem, values } = outcome.failure
  throw new TemplateFailure(problem, { ...values, where: `“${source.slice(0, 60)}”: ` })
}

function whole(text: string): string {
  if (braces.test(text)) throw new TemplateFailure('braces', { open: '{{' })
  return text
}
