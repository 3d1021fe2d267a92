import { plainLine } from '../line-text.ts'
import type { OutlineNode } from './outline.ts'

const sign = /(?<=^|\s)([A-F])(?=\s?[.)])/giu
const mostLines = 12

/** 'A.' and 'B.' below a question or within its lines, as they are written there. */
export function offeredIn({ own }: OutlineNode): ReadonlySet<string> {
  const texts = own.slice(0, mostLines).flatMap((part) => ('line' in part ? [plainLine(part.line)] : []))
  return new Set(texts.flatMap((text) => text.match(sign) ?? []))
}

/** The last one of a line. */
export function lastOffered(text: string): string | null {
  return text.match(sign)?.at(-1)?.toUpperCase() ?? null
}
