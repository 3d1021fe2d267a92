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

/** The text with what its expressions come to. */
export function filledText(text: string, kind: TextKind, scope: Scope): string {
  if (kind === 'key' || kind === 'plain') return whole(replaced(text, kind, (source) => said(source, kind, scope)))
  if (kind === 'escaped-key') return whole(replaced(text, kind, (source) => escapeText(said(source, 'key', scope))))
  // Between the tags and inside them different things may stand.
  const parts: string[] = []
  let last = 0
  for (const found of text.matchAll(tags)) {
    parts.push(whole(filledLine(text.slice(last, found.index), scope)), filledTag(found[0], scope))
    last = found.index + found[0].length
  }
  return [...parts, whole(filledLine(text.slice(last), scope))].join('')
}

function filledLine(html: string, scope: Scope): string {
  return replaced(html, 'html', (source) => writtenHtml(evaluated(source, scope)))
}

/** A formula has its own way to write a number, and braces of its own. */
function filledTag(tag: string, scope: Scope): string {
  const place = /\bdata-latex=/i.test(tag) ? 'formula' : 'plain'
  return replaced(tag, 'html', (source) => escapeHtml(said(source, place, scope)))
}

function said(source: string, place: Place, scope: Scope): string {
  return written(evaluated(source, scope), place)
}

function replaced(text: string, kind: TextKind, by: (source: string) => string): string {
  return text.replaceAll(placeholders, (_, inside: string) => by(sourceOf(inside, kind)))
}

function sourceOf(inside: string, kind: TextKind): string {
  const isKept = kind === 'html' || kind === 'escaped-key'
  return isKept && /[&<\u00a0]/.test(inside) ? textOf(inside) : inside
}

/** A failure says in which of the expressions of a text it is. */
function evaluated(source: string, scope: Scope) {
  return within(source, () => evaluate(source, scope))
}

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
