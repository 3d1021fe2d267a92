import { labelOf } from '../signs/line-signs.ts'
import { withFramesRead, withTagsRead } from './tagged-lines.ts'

/** What people type of pages into notes: a program for notes shows none of it. */

const fence = /^\s*(?:```|~~~)/u
const fewest = 3
/** Whoever asks about tags types them to be seen. */
const asksOfTags =
  /\b(?:html5?|css3?|xml|jsx|dom|react|angular|vue|php|javascript|bootstrap|svg|tags?|balises?|etiquetas?|thẻ)\b|тег/iu
const lookless = 'div|p|center|section|article|span|font|big|small|label|blockquote|spoiler'
const onlyTags = new RegExp(String.raw`^\s*(?:[-*+]\s+)?(?:<\/?(?:${lookless})\b[^<>]{0,300}>\s*)+$`, 'iu')
const around = new RegExp(String.raw`<(${lookless})\b[^<>]{0,300}>([^<>]{0,2000}?)<\/\1>`, 'giu')
const aheadOnly = new RegExp(String.raw`^(\s*)<(?:${lookless})\b[^<>]{0,300}>(?=[^<>]{1,2000}$)`, 'iu')
const behindOnly = new RegExp(String.raw`^([^<>]{1,2000})<\/(?:${lookless})>\s*$`, 'iu')
const breakAtEnd = /(?:\s{0,9}<br\s{0,3}\/?>){1,20}\s*$/iu
const breakInside = /\s{0,9}<br\s{0,3}\/?>\s{0,9}/giu
const boldTags = /<(b|strong)>([^<>]{1,1000}?)<\/\1>/giu
const slantedTags = /<(i|em)>([^<>]{1,1000}?)<\/\1>/giu
const anyMarkup = new RegExp(
  String.raw`^\s*<\/?(?:${lookless})\b[^<>]{0,300}>|<\/(?:${lookless}|b|strong)>|<br\s*\/?>\s*$|^\s*:::`,
  'iu',
)
const row = /^\s*\|/u
const hidden = /^\s*<(style|script)\b[^<>]{0,200}>/iu
const opened = /^\s*:{3,}\s*\{?\.?(?:details|spoiler|collapse|toggle|dropdown|answer|solution)\}?\s*(.{0,80})$/iu
const framed = /^\s*:{3,}(?:\s*\{?[\w.-]{0,30}\}?(?:\s.{0,80})?)?$/u

/** The same as lines of notes; a text that asks about tags keeps them. */
export function withoutMarkup(typed: readonly string[]): readonly string[] {
  const lines = withFramesRead(withTagsRead(withoutHidden(typed)))
  if (lines.filter((line) => anyMarkup.test(line)).length < fewest) return lines
  const isAboutTags = lines.some((line) => asksOfTags.test(line)) || areOffered(lines)
  let isCode = false
  return lines.map((line) => {
    if (fence.test(line)) isCode = !isCode
    if (isCode) return line
    const said = opened.exec(line)?.[1]
    if (said !== undefined) return `<details><summary>${said.replaceAll(/[<>]/gu, '')}</summary>`
    if (framed.test(line)) return ''
    return isAboutTags || row.test(line) ? line : besideCode(line, withoutTags)
  })
}

const offered = /^\s*(?:[-*+]\s+)?(?:\*\*)?[([]?[A-Ja-j]\s?[.)\]](?:\*\*)?\s*<([a-z][a-z0-9]*)/iu
const stressed = /^(?:b|strong|i|em|u|mark|span|font)$/iu

/** 'A) <p>', 'B) <div>': tags are what is chosen from; one that stresses an option may be the sign of the right one. */
function areOffered(lines: readonly string[]): boolean {
  const names = lines.flatMap((line) => offered.exec(line)?.[1]?.toLowerCase() ?? [])
  return new Set(names).size > 1 || names.some((name) => !stressed.test(name))
}

function withoutTags(line: string): string {
  if (onlyTags.test(line)) return ''
  return line
    .replace(breakAtEnd, '')
    .replaceAll(breakInside, '  ')
    .replaceAll(around, '$2')
    .replace(aheadOnly, '$1')
    .replace(behindOnly, '$1')
    .replaceAll(slantedTags, '$2')
    .replaceAll(boldTags, (_, __: string, text: string) => `**${text.trim()}**`)
}

function besideCode(line: string, shown: (text: string) => string): string {
  return line.includes('`')
    ? line
        .split(/(`[^`]{1,500}`)/u)
        .map((part) => (/^`.+`$/u.test(part) ? part : part.includes('<') ? shown(part) : part))
        .join('')
    : shown(line)
}

/** How a page looks and what it does is no part of what it says. */
function withoutHidden(typed: readonly string[]): readonly string[] {
  let name = ''
  let isCode = false
  return typed.map((line) => {
    if (name === '' && fence.test(line)) isCode = !isCode
    const begun = name === '' && !isCode ? hidden.exec(line)?.[1] : undefined
    if (begun !== undefined && isClosed(typed, begun)) name = begun.toLowerCase()
    if (name === '') return !isCode && isRemark(line) ? '' : line
    if (line.toLowerCase().includes(`</${name}>`)) name = ''
    return ''
  })
}

const remark = /^\s*<!--([^<>]{0,300})-->\s*$/u
const ofKeys = /correct|right|true|false|\bkey|ans|soluti|đúng|sai|(?:^|[^\p{L}])[A-Ja-j](?:[^\p{L}]|$)/iu

/** '<!-- page break -->' alone says nothing to who reads; what may be a key or a question stays and is seen. */
function isRemark(line: string): boolean {
  const said = remark.exec(line)?.[1]
  return said !== undefined && !ofKeys.test(said) && labelOf(said) === null && !/[?:]/u.test(said)
}

const isClosed = (typed: readonly string[], name: string): boolean =>
  typed.some((line) => line.toLowerCase().includes(`</${name.toLowerCase()}>`))
