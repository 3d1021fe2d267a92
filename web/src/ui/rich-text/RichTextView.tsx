import type { ReadPart } from '../../lib/speech/utterances.ts'
import { useTexts } from '../../lib/texts.ts'
import { parsedHtml } from '../../lib/trusted-html.ts'
import { nodesOf } from './view/rich-text-nodes.tsx'
import { richTextTexts } from './rich-text-texts.ts'
import classes from './rich-text.module.css'

interface RichTextViewProps {
  /** As the server keeps it. It cleans what it keeps; this looks again and draws only what it knows. */
  html: string
  /** In a line of its own, such as an answer: without the space between paragraphs. */
  isCompact?: boolean
  /** As what it is read aloud, where something around it reads. */
  readAs?: ReadPart['kind']
}

/** A rich text with its formulas, tables and pictures, to be read. */
export function RichTextView({ html, isCompact = false, readAs }: RichTextViewProps) {
  const t = useTexts(richTextTexts)
  // A document that this makes runs nothing and loads nothing.
  const { body } = parsedHtml(html)
  return (
    <div className={classes.text} data-compact={isCompact || undefined} data-read={readAs}>
      {nodesOf(body, { table: t('tableName'), newTab: t('newTab') })}
    </div>
  )
}
