import { Skeleton } from '@mantine/core'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import type { RichTextEditorProps } from './EditorBody.tsx'

/**
 * A text with headings, lists, tables, pictures and formulas. Its code loads when the first one is shown; a network
 * that fails meanwhile takes nothing away that was typed in the fields around it.
 */
export const RichTextEditor = lazyExtra<RichTextEditorProps>(
  async () => (await import('./EditorBody.tsx')).EditorBody,
  EditorSkeleton,
)

function EditorSkeleton({ isCompact = false, height = isCompact ? 40 : 160 }: RichTextEditorProps) {
  return <Skeleton height={height + (isCompact ? 40 : 48)} />
}
