import { type Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

export const pictureWidths = { smallest: 16, widest: 2000 } as const

interface PictureSize {
  width: number | null
  height: number | null
}

/** The height goes with the width. A picture whose measures nobody knows keeps its own height. */
export function sizeWith(width: number | null, natural: PictureSize): PictureSize {
  if (width === null) return natural
  const bounded = Math.round(Math.min(pictureWidths.widest, Math.max(pictureWidths.smallest, width)))
  const { width: known, height } = natural
  return { width: bounded, height: known && height ? Math.max(1, Math.round((bounded / known) * height)) : null }
}

/** The selected picture: how wide it is drawn, and how large it is by itself. */
export function selectedPicture(editor: Editor): { shown: number; natural: PictureSize } | null {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  const drawn = editor.view.nodeDOM(selection.from)
  const picture = drawn instanceof HTMLImageElement ? drawn : drawn?.parentElement?.querySelector('img')
  const { width, height } = selection.node.attrs
  const natural = {
    width: picture?.naturalWidth || (typeof width === 'number' ? width : null),
    height: picture?.naturalHeight || (typeof height === 'number' ? height : null),
  }
  return { shown: picture?.width || natural.width || pictureWidths.smallest, natural }
}

export function scalePicture(editor: Editor, factor: number): void {
  const picture = selectedPicture(editor)
  if (picture === null) return
  setPictureSize(editor, sizeWith(picture.shown * factor, picture.natural))
}

/** Stays selected, so that it can be made still smaller or larger. */
export function setPictureSize(editor: Editor, size: PictureSize, alt?: string): void {
  const at = editor.state.selection.from
  editor
    .chain()
    .focus()
    .updateAttributes('image', { ...size, ...(alt !== undefined && { alt }) })
    .setNodeSelection(at)
    .run()
}
