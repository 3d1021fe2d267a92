import { Paper } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { RichTextEditor } from '../rich-text/RichTextEditor.tsx'
import { RichTextView } from '../rich-text/RichTextView.tsx'
import { previewTexts } from './preview-texts.ts'

const sample = [
  '<h3>Diện tích hình tròn</h3>',
  '<p>Một hình tròn có bán kính <strong>2 cm</strong>. Tính diện tích theo công thức ',
  String.raw`<span data-type="inline-math" data-latex="S = \pi r^2"></span>.</p>`,
  String.raw`<div data-type="block-math" data-latex="\frac{1}{2} + \frac{1}{4} + \frac{1}{8} + \dots = 1"></div>`,
  '<table><tbody><tr><th><p>Bán kính</p></th><th><p>Diện tích</p></th></tr>',
  '<tr><td><p>1 cm</p></td><td><p>3,14 cm²</p></td></tr></tbody></table>',
  '<blockquote><p>Học, học nữa, học mãi.</p></blockquote>',
].join('')

/** What is written on the left is shown on the right, as it will be read. */
export function RichTextPreview() {
  const t = useTexts(previewTexts)
  const [text, setText] = useState(sample)
  const [line, setLine] = useState('')
  return (
    <>
      <RichTextEditor label={t('richText')} value={text} onChange={setText} />
      <Paper p="md">
        <RichTextView html={text} />
      </Paper>
      <RichTextEditor label={t('richLine')} value={line} onChange={setLine} isCompact />
    </>
  )
}
