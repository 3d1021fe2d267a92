import { MathMLToLaTeX } from 'mathml-to-latex'
import { escapeHtml } from '@lms/contracts/html-text.ts'
import { allBelow } from './qti-tree.ts'
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
  const notes = allBelow(math, (name) => name === 'annotation')
  const annotation = notes.find(({ attributes }) => /tex/i.test(attributes['encoding'] ?? ''))
  const own = withoutFrame(textOfElement(annotation).trim())
  // Some keep a note of their own there.
  if (own !== '' && !own.startsWith('{"')) return own
  const source = sourceOf(math)
  if (source.length > longest) return null
  try {
    const converted = MathMLToLaTeX.convert(source).replaceAll(invisible, ' ').replaceAll(/ {2,}/g, ' ').trim()
    const latex = converted.replaceAll(accentBeside, String.raw`\$1{`)
    return latex === '' ? null : withFunctions(latex)
  } catch {
    return null
  }
}

/** Some write the signs around a formula into it. */
function withoutFrame(latex: string): string {
  const inner = /^(?:\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\$\$?([\s\S]*?)\$\$?)$/.exec(latex)
  return (inner?.[1] ?? inner?.[2] ?? inner?.[3] ?? latex).trim()
}

/** Only what is seen: no words of another program. */
function sourceOf({ name, attributes, children }: XmlElement): string {
  const own = Object.entries(attributes).filter(([key]) => !key.startsWith('xmlns'))
  const inner = children.map((child) => {
    if (typeof child === 'string') return escapeHtml(child.replaceAll(invisible, ''))
    return child.name.startsWith('annotation') ? '' : sourceOf(child)
  })
  const said = own.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${said.join('')}>${inner.join('')}</${name}>`
}

/** Not in words: `\text{sin}` is what somebody wrote. */
function withFunctions(latex: string): string {
  const parts = latex.split(/(\\text\{[^{}]*\})/)
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replaceAll(functions, String.raw`\$1`))).join('')
}
