import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { Parser } from 'htmlparser2'
import { unescapeText } from '../../formulas-in-text.ts'
import { type Item, blocking, titleFrom } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi

/** What nobody types by hand: a whole tag, spaces beside letters, a text in quotes, a letter inside of a word. */
const ofProgram =
  /&lt;[/!?%]?[a-z][^&<>]{0,200}(?:&(?!lt;)[^&<>]{0,200}){0,40}&gt;|&nbsp;(?:[\p{L}\p{N}]|&nbsp;)|[\p{L}\p{N}.,:;?!]&nbsp;|&quot;[^&]{1,300}&quot;|\p{L}&(?:#0?39|#x27|apos|rsquo);\p{L}|\s&amp;\s|\p{L}&(?:#\d{3,4}|[a-z]{4,6});|(?<![\p{L}\p{N}])&(?:#\d{3,4}|[a-z](?:acute|grave|circ|uml|tilde|cedil));\p{L}/iu

/** Tags that do more than make a text look otherwise, and words of lessons about pages. */
const ofPages =
  /<\/?(?!(?:b|i|u|em|strong|sub|sup|br|p|span|div|font)\b)[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,200})?\/?>|\b(?:html|css|jsp|xml|tags?|browser|markup|code|entit(?:y|ies))\b|lập trình|mã nguồn|javascript|(?<!\p{L})thẻ(?!\p{L})|trình duyệt/iu
const ofEntities =
  /\bentit(?:y|ies)\b|thực thể|(?:ký|kí) tự đặc biệt|\bspecial characters?\b|\bcharacter (?:code|reference)/iu
const alone = /^['"“‘(]?&(?:#\d{1,7}|[a-z][a-z0-9]{1,30});['"”’)]?$/i

const fewestWritten = 3

/**
 * '&lt;b&gt;', 'one&nbsp;two': a program wrote the cells as a page has them. Where no cell has a tag of its own, they
 * are read so; whoever asks how such signs are written, or has both, is asked.
 */
export function settleEntities(rows: readonly ReadRow[]): void {
  const others = rows.filter(({ isOwn }) => isOwn !== true)
  const shown = others.map((row) => ({ row, texts: htmlsIn(row.read.item).map(textOf) }))
  const bare = shown.flatMap(({ texts }) => texts.map((text) => text.replaceAll(entity, ' ')))
  const isOfPages = bare.some((text) => ofPages.test(text))
  if (!isOfPages) settleTags(others)
  const sign = isOfPages ? ofProgram : /&(?:lt|gt|amp|quot|nbsp|apos|#0?39);/i
  const written = shown.filter(({ texts }) => texts.some((text) => sign.test(text) || ofProgram.test(text)))
  if (written.length === 0) return
  const hasTags = bare.some((text) => /<\/?[a-z]/i.test(text))
  const isRead = !isOfPages || (!hasTags && written.length >= fewestWritten)
  for (const { row, texts } of shown) {
    if (!texts.some((text) => text.search(entity) !== -1)) continue
    const isAsked = isOfPages && texts.some((text) => ofEntities.test(text) || alone.test(text))
    if (isRead && !isAsked) read(row)
    else if (isRead || (!isAsked && texts.some((text) => ofProgram.test(text)))) ask(row, texts)
  }
}

const tagged = /&lt;(sub|sup|b|strong|i|em|u)&gt;((?:(?!&lt;|<\/?p\b)[\s\S]){1,300})&lt;\/\1&gt;/gi

/** 'H<sub>2</sub>O' in several rows of a table that is about no pages: the text was to look so. */
function settleTags(rows: readonly ReadRow[]): void {
  const written = rows.filter(({ read: { item } }) => htmlsIn(item).some((html) => html.search(tagged) !== -1))
  if (written.length < fewestWritten) return
  for (const { read: found } of written) {
    change(found.item, (html) => html.replaceAll(tagged, '<$1>$2</$1>').replaceAll(tagged, '<$1>$2</$1>'))
    const isLeft = htmlsIn(found.item).some((html) => /&lt;\/?[a-z]/i.test(html))
    if (!isLeft) found.problems = found.problems.filter(({ code }) => code !== 'markupShown')
  }
}

const htmlsIn = ({ content, explanation, hint, answers }: Item): string[] => [
  content,
  ...answers.flatMap(({ text, explanation: note }) => [text, note ?? '']),
  explanation,
  hint ?? '',
]

function read({ read: found }: ReadRow): void {
  change(found.item, shownIn)
  found.problems = found.problems.filter(({ code, values }) => code !== 'markupShown' || !isEntity(values?.['text']))
}

function change(item: Item, changed: (html: string) => string): void {
  const isTitled = item.title === titleFrom(item.content)
  item.content = changed(item.content)
  item.title = isTitled ? titleFrom(item.content) : plainOf(item.title)
  item.explanation = changed(item.explanation)
  if (item.hint !== undefined) item.hint = changed(item.hint)
  const isTyped = item.type === 'fill_blank'
  item.answers = item.answers.map(({ text, explanation, ...answer }) => ({
    ...answer,
    text: isTyped && changed !== shownIn ? text : changed(text),
    ...(explanation !== undefined && { explanation: changed(explanation) }),
  }))
}

function ask({ read: found }: ReadRow, texts: readonly string[]): void {
  const text = texts.map((one) => one.match(entity)?.[0] ?? '').find((one) => one !== '') ?? ''
  found.problems = [...found.problems.filter(({ code }) => code !== 'markupShown'), blocking('markupShown', { text })]
}

const isEntity = (text: string | undefined): boolean => text !== undefined && /^&.*;$/.test(text)

/** Spaces that begin a line stay what they are, and hold what stands further in. */
function shownIn(html: string): string {
  if (!html.includes('&amp;')) return html
  return html
    .split(/(<[^<>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(/(?<=data-latex=")[^"]*/, (latex) => inAttribute(plainOf(unescapeText(latex))))
        : escapeText(plainOf(unescapeText(part)).replaceAll(/(?<=[^\u00A0])\u00A0+/g, ' ')),
    )
    .join('')
}

const inAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

function plainOf(text: string): string {
  let plain = ''
  const parser = new Parser({ ontext: (part) => (plain += part) }, { decodeEntities: true })
  parser.end(text.replaceAll('<', '&lt;'))
  return plain
}
