import { mediaAddress } from '@lms/contracts/media/media.ts'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const longestFormula = 2000

/** What the editor can write; everything else is text or nothing. */
const richText: IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'mark',
    'sub',
    'sup',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    p: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
    span: [{ name: 'data-type', values: ['inline-math'] }, 'data-latex'],
    div: [{ name: 'data-type', values: ['block-math'] }, 'data-latex'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|center|right|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // A link opens elsewhere, and the page it leads to learns nothing about the one it was on.
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
  // Pictures come from this site only: one from elsewhere would tell its owner who reads what and when.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !mediaAddress.test(attribs['src'] ?? '')) || !isFormula(attribs['data-latex'] ?? ''),
  nestingLimit: 60,
  disallowedTagsMode: 'discard',
}

/** Commands that would make a link, load a picture or set attributes are no mathematics. */
function isFormula(latex: string): boolean {
  return latex.length <= longestFormula && !/\\(href|url|includegraphics|html)/i.test(latex)
}

/** HTML from people, with nothing in it that runs, loads from elsewhere or looks like a part of the page. */
export function cleanHtml(html: string): string {
  // Nesting that HTML does not allow is read in another way the second time; what is kept must not change again.
  let before = html
  let after = sanitizeHtml(before, richText).trim()
  while (after !== before) {
    before = after
    after = sanitizeHtml(before, richText).trim()
  }
  return after
}
