import { MathMLToLaTeX } from 'mathml-to-latex'
import { escapeHtml } from '@lms/contracts/html-text.ts'
import { allBelow } from '../qti-tree.ts'
import { type XmlElement, textOfElement } from '../../xml-tree.ts'

const longest = 20_000
const functions = /(?<![\\a-zA-Z])(sin|cos|tan|cot|arcsin|arccos|arctan|log|ln|lg|lim|max|min|gcd|exp|det)(?![a-zA-Z])/g
/** `\overset{\overline}{y}`: what stands above is a command that wants what it stands above. */
const accentBeside =
  /\\(?:over|under)set\{\\(overline|underline|bar|hat|tilde|vec|dot|ddot|check|breve|acute|grave|wide(?:hat|tilde)|(?:over|under)brace|over(?:right|left)arrow)\}\{/g
/** Signs that have no width: they say what is applied to what. */
const invisible = /[\u2061-\u2064\u200b]/g

/** What a formula says in LaTeX: in the author's own words where it brings them along. Null for what says nothing. */
export function latexOf(math: XmlElement): string | null {
  const annotation = allBelow(math, (name) => name === 'annotation').find(({ attributes }) =>
    /tex/i.test(attributes['encoding'] ?? ''),
  )
  const own = annotation ? withoutFrame(unpacked(textOfElement(annotation).trim())) : ''
  if (own !== '') return own
  const source = sourceOf(bare(math))
  if (source.length > longest) return null
  try {
    const converted = MathMLToLaTeX.convert(source).replaceAll(invisible, ' ').replaceAll(/ {2,}/g, ' ').trim()
    const latex = converted.replaceAll(accentBeside, String.raw`\$1{`)
    return latex === '' ? null : withFunctions(latex)
  } catch {
    return null
  }
}

/** Brightspace notes its formulas as `{"version":"1.1","math":"\\frac12"}`, with single strokes as well as doubled ones. */
function unpacked(note: string): string {
  const math = /^\{\s*"version"\s*:[^{}]*?"math"\s*:\s*"([\s\S]*)"\s*\}$/.exec(note)?.[1]
  if (math === undefined) return note
  const isDoubled = !/(?<!\\)(?:\\\\)*\\(?![\\"])/.test(math)
  return (isDoubled ? math.replaceAll('\\\\', '\\') : math).replaceAll('\\"', '"')
}

/** Some write the signs around a formula into it. */
function withoutFrame(latex: string): string {
  const inner = /^(?:\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\$\$?([\s\S]*?)\$\$?)$/.exec(latex)
  return (inner?.[1] ?? inner?.[2] ?? inner?.[3] ?? latex).trim()
}

/** Only what is seen: the first child of `semantics`, and no words of another program. */
function bare(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child): XmlElement['children'] => {
    if (typeof child === 'string') return [child]
    if (child.name === 'annotation' || child.name === 'annotation-xml') return []
    return [bare(child)]
  })
  return { ...element, children }
}

function sourceOf(element: XmlElement): string {
  const attributes = Object.entries(element.attributes)
    .filter(([name]) => !name.startsWith('xmlns'))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  const inner = element.children.map((child) =>
    typeof child === 'string' ? escapeHtml(child.replaceAll(invisible, '')) : sourceOf(child),
  )
  return `<${element.name}${attributes}>${inner.join('')}</${element.name}>`
}

/** Not in words: `\text{sin}` is what somebody wrote. */
function withFunctions(latex: string): string {
  return latex
    .split(/(\\text\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(functions, String.raw`\$1`)))
    .join('')
}
