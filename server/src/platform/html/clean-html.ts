import { mediaAddress, withoutSeals } from '@lms/contracts/media/media.ts'
import {
  alignments,
  attributesOf,
  formulaTypes,
  isRichTextTag,
  linkAddress,
  linkManners,
  linkProtocols,
  richTextMarkup,
  richTextSynonyms,
} from '@lms/contracts/rich-text-markup.ts'
import { Parser } from 'htmlparser2'
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html'

/**
 * No editor writes more. Every element costs as much as those that are open around it, so without an end to the
 * nesting a text takes the square of its length.
 */
export const htmlLimits = { depth: 100, tags: 10_000, formula: 2000 } as const
/** A text is whole after the second or third time. */
const mostRounds = 10
const tags = Object.keys(richTextMarkup).filter(isRichTextTag)
/** No tag of the table: the element goes, its words stay. */
const unwrapped: Tag = { tagName: 'unwrapped', attribs: {} }

/** What the table of rich text allows; everything else is text or nothing. */
const allowed: IOptions = {
  allowedTags: tags,
  allowedAttributes: Object.fromEntries(tags.map((tag) => [tag, [...attributesOf(tag)]])),
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(${alignments.join('|')})$`)] } },
  allowedSchemes: [...linkProtocols],
  allowProtocolRelative: false,
  // Pictures come from this site only: one from elsewhere would tell its owner who reads what and when.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !mediaAddress.test(attribs['src'] ?? '')) || !isFormula(attribs['data-latex'] ?? ''),
  nestingLimit: 60,
  disallowedTagsMode: 'discard',
  // What stands in these is no text that anybody was shown; that of a frame would be read as HTML of its own.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'iframe'],
}

/**
 * Other names for the same, and elements that go. They go in a second step: an element that is renamed into one
 * that is not allowed would take along what follows it.
 */
const renamed: IOptions = {
  ...allowed,
  allowedTags: [...tags, unwrapped.tagName],
  transformTags: {
    ...Object.fromEntries(
      Object.entries(richTextSynonyms).map(([name, tag]) => [name, sanitizeHtml.simpleTransform(tag, {})]),
    ),
    a: (tagName, { href }) => {
      const address = linkAddress(href)
      return address === undefined ? unwrapped : { tagName, attribs: { href: address, ...linkManners } }
    },
    img: (tagName, attributes) => ({
      tagName,
      attribs: { ...attributes, ...('src' in attributes && { src: withoutSeals(attributes['src'] ?? '') }) },
    }),
    span: (tagName, attributes) => formulaTag(tagName, attributes, formulaTypes.span) ?? unwrapped,
    div: (tagName, attributes) => formulaTag(tagName, attributes, formulaTypes.div) ?? { tagName, attribs: {} },
  },
}

function formulaTag(tagName: string, attributes: Readonly<Record<string, string>>, type: string): Tag | null {
  const latex = attributes['data-latex']
  return latex === undefined ? null : { tagName, attribs: { 'data-type': type, 'data-latex': latex } }
}

/** Commands that would make a link, load a picture or set attributes are no mathematics. */
export function isFormula(latex: string): boolean {
  return latex.length <= htmlLimits.formula && !/\\(href|url|includegraphics|html)/i.test(latex)
}

export class HtmlTooComplex extends Error {}

/**
 * HTML from people, with nothing in it that runs, loads from elsewhere or looks like a part of the page.
 * Throws `HtmlTooComplex` for what is beyond the limits.
 */
export function cleanHtml(html: string): string {
  expectWithinLimits(html)
  // Nesting that HTML does not allow is read in another way the second time; what is kept must not change again.
  let before = html
  for (let round = 0; round < mostRounds; round += 1) {
    const after = cleanedOnce(before)
    if (after === before) return after
    before = after
  }
  throw new HtmlTooComplex()
}

function cleanedOnce(html: string): string {
  return sanitizeHtml(sanitizeHtml(html, renamed), allowed).trim()
}

/** Stops at the tag that is one too many, so that looking costs no more than what is allowed. */
function expectWithinLimits(html: string): void {
  let tags = 0
  let depth = 0
  const parser = new Parser({
    onopentagname() {
      tags += 1
      depth += 1
      if (tags > htmlLimits.tags || depth > htmlLimits.depth) throw new HtmlTooComplex()
    },
    // It would go, and what is left would ask something else.
    onattribute(name, value) {
      if (name === 'data-latex' && value.length > htmlLimits.formula) throw new HtmlTooComplex()
    },
    onclosetag() {
      depth -= 1
    },
  })
  parser.end(html)
}
