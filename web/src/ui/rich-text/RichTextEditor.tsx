import { Skeleton } from '@mantine/core'
import { type Ref, Suspense, lazy } from 'react'
import type { Pictures } from './picture-upload.ts'

export interface RichTextEditorProps {
  /** HTML; an empty text while there is nothing. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Names the field, in the toolbar too. */
  label: string
  /** The ids of what else names and describes the field. */
  labelledBy?: string
  describedBy?: string
  required?: boolean
  disabled?: boolean
  isInvalid?: boolean
  /** For a line such as an answer: fewer buttons, and no paragraph around a single line. */
  isCompact?: boolean
  /** The least height of the text, in pixels. */
  height?: number
  /** Without it there are no pictures. */
  pictures?: Pictures
  focusRef?: Ref<{ focus: () => void }>
}

const EditorBody = lazy(async () => ({ default: (await import('./EditorBody.tsx')).EditorBody }))

/** A text with headings, lists, tables, pictures and formulas. Its code loads when the first one is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { isCompact = false, height = isCompact ? 40 : 160 } = props
  return (
    <Suspense fallback={<Skeleton height={height + (isCompact ? 40 : 48)} />}>
      <EditorBody {...props} />
    </Suspense>
  )
}
