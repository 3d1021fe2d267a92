import type { Value } from './json-tree.ts'

/** '[{ "exact": 25, "margin": 0.5 }]' as '25 ± 0.5'; null for anything else. */
export function toleratedNumber(value: Value): Value | null {
  const [only, ...others] = value.kind === 'list' ? value.items : [value]
  if (only?.kind !== 'fields' || others.length > 0) return null
  const texts = only.fields.map(([name, own]) => [name, own.kind === 'scalar' ? own.text.trim() : ''] as const)
  const said = (names: RegExp): string => texts.find(([name]) => names.test(name))?.[1] ?? ''
  const [exact, margin] = [said(/^(?:answer_)?exact$/i), said(/^(?:(?:answer_)?(?:error_)?margin|tolerance)$/i)]
  if (!isNumber(exact) || !isNumber(margin) || texts.some(([name]) => /text|correct/i.test(name))) return null
  return { kind: 'scalar', text: `${exact} ± ${margin}`, isText: true }
}

const isNumber = (text: string): boolean => /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)
