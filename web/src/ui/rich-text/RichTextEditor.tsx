import { Skeleton } from '@mantine/core'
import { Suspense, lazy } from 'react'
import type { RichTextEditorProps } from './EditorBody.tsx'

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
