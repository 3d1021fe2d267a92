/** What rich text is made of. The server cleans by it, editor, viewer and paper know it, files are read into it. */

export const alignments = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof alignments)[number]

interface MarkupRule {
  /** On letters, in a line, a block, or a part of the block that holds it. */
  readonly kind: 'mark' | 'inline' | 'block' | 'part'
  /** What stands in it: nothing, letters alone, a line, blocks, or the parts that are named. */
  readonly holds: 'nothing' | 'text' | 'line' | 'blocks' | readonly string[]
  readonly attributes?: readonly string[]
}

const aligned = { kind: 'block', holds: 'line', attributes: ['style'] } as const
const mark = { kind: 'mark', holds: 'line' } as const
const cell = { kind: 'part', holds: 'blocks', attributes: ['colspan', 'rowspan'] } as const
const formula = ['data-type', 'data-latex'] as const

export const richTextMarkup = {
  p: aligned,
  h2: aligned,
  h3: aligned,
  h4: aligned,
  hr: { kind: 'block', holds: 'nothing' },
  pre: { kind: 'block', holds: ['code'] },
  blockquote: { kind: 'block', holds: 'blocks' },
  ul: { kind: 'block', holds: ['li'] },
  ol: { kind: 'block', holds: ['li'], attributes: ['start'] },
  li: { kind: 'part', holds: 'blocks' },
  table: { kind: 'block', holds: ['tbody'] },
  tbody: { kind: 'part', holds: ['tr'] },
  tr: { kind: 'part', holds: ['th', 'td'] },
  th: cell,
  td: cell,
  /** A formula on a line of its own; without one, a block that another program wrote. */
  div: { kind: 'block', holds: 'blocks', attributes: formula },
  strong: mark,
  em: mark,
  u: mark,
  s: mark,
  mark,
  sub: mark,
  sup: mark,
  code: mark,
  a: { ...mark, attributes: ['href', 'rel', 'target'] },
  br: { kind: 'inline', holds: 'nothing' },
  img: { kind: 'inline', holds: 'nothing', attributes: ['src', 'alt', 'title', 'width', 'height'] },
  /** A formula in a line. */
  span: { kind: 'inline', holds: 'nothing', attributes: formula },
} as const satisfies Record<string, MarkupRule>

export type RichTextTag = keyof typeof richTextMarkup
type TagOf<Kind> = {
  [Tag in RichTextTag]: (typeof richTextMarkup)[Tag]['kind'] extends Kind ? Tag : never
}[RichTextTag]
export type MarkTag = TagOf<'mark'>

/** Other names for the same; older texts have them. */
export const richTextSynonyms = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  thead: 'tbody',
  tfoot: 'tbody',
} as const satisfies Record<string, RichTextTag>

const rules: Readonly<Record<string, MarkupRule>> = richTextMarkup
const synonyms: Readonly<Record<string, RichTextTag>> = richTextSynonyms

export function isRichTextTag(name: string): name is RichTextTag {
  return Object.hasOwn(richTextMarkup, name)
}

/** The name by which the table knows an element; what it does not know is undefined. */
export function richTextTag(name: string): RichTextTag | undefined {
  if (isRichTextTag(name)) return name
  return Object.hasOwn(synonyms, name) ? synonyms[name] : undefined
}

export function attributesOf(tag: RichTextTag): readonly string[] {
  return rules[tag]?.attributes ?? []
}

export const formulaTypes = { span: 'inline-math', div: 'block-math' } as const

/** No cell is wider or higher. */
export const widestSpan = 50

export const linkProtocols = ['http', 'https', 'mailto'] as const
/** Where every link opens, and that the page it leads to learns nothing about the one it was on. */
export const linkManners = { rel: 'noopener noreferrer nofollow', target: '_blank' } as const

const links = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i

/** The address of a link when it leads to a page or a mail, otherwise undefined. */
export function linkAddress(text: string | null | undefined): string | undefined {
  // Browsers ignore these when they read an address, so they could hide another one.
  // oxlint-disable-next-line no-control-regex -- exactly these are meant
  const address = text?.replaceAll(/[\u0000-\u0020\u007F-\u00A0\u2028\u2029]/g, '') ?? ''
  return links.test(address) ? address : undefined
}

const alignment = new RegExp(`(?:^|;)\\s*text-align:\\s*(${alignments.join('|')})\\s*(?:;|$)`, 'i')

/** Of a `style` attribute, the one thing that counts. */
export function alignmentOf(style: string | null | undefined): Alignment | undefined {
  const found = alignment.exec(style ?? '')?.[1]?.toLowerCase()
  return alignments.find((each) => each === found)
}
