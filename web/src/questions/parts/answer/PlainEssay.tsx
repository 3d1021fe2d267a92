import { escapeText, textOf, unescapeText } from '@lms/contracts/rich-text.ts'
import { Textarea } from '@mantine/core'
import type { RichTextEditorProps } from '../../../ui/rich-text/EditorBody.tsx'

/** What is written at length without the editor: paragraphs. What the editor wrote before is left as it is. */
export function PlainEssay({ value, onChange, labelledBy, describedBy, disabled = false }: RichTextEditorProps) {
  const isPlain = /^(<p>[^<]*<\/p>)*$/.test(value) || !value.includes('<')
  return (
    <Textarea
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      size="lg"
      autosize
      minRows={6}
      maxRows={24}
      maxLength={20_000}
      disabled={disabled || !isPlain}
      value={isPlain ? linesOf(value) : textOf(value)}
      onChange={(event) => onChange(htmlOf(event.currentTarget.value))}
    />
  )
}

/** Sign by sign as it was typed: a space at the end stands before the word that comes next. */
function linesOf(html: string): string {
  return unescapeText(html.replaceAll('<p>', '').replaceAll('</p>', '\n').replace(/\n$/, ''))
}

function htmlOf(text: string): string {
  if (text.trim() === '') return ''
  return text
    .split('\n')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('')
}
