import type { Editor } from '@tiptap/core'
import { type ComponentType, useRef } from 'react'
import { type Upload, useUpload } from '../upload/upload.ts'

export interface StoredPicture {
  url: string
  alt: string
  width: number
  height: number
}

/** What a library of pictures is asked: to show itself, and to say what was picked. */
export interface LibraryProps {
  opened: boolean
  onClose: () => void
  onPick: (picture: StoredPicture) => void
}

/** How pictures travel; the editor does not know where to. */
export interface Pictures {
  /** For the file chooser: media types, separated by commas. */
  accept: string
  refusalOf: (file: File) => string | undefined
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<StoredPicture>
  /** Where pictures that were sent earlier are found again. */
  Library?: ComponentType<LibraryProps>
}

const none: Pictures = {
  accept: '',
  refusalOf: () => undefined,
  send: () => Promise.reject(new Error('Pictures cannot be sent from here')),
}

interface PictureUpload extends Upload {
  /** One after the other, each put into the text when it has arrived. */
  startAll: (files: readonly File[], editor: Editor) => void
}

export function usePictureUpload(pictures: Pictures | undefined, onPlaced: () => void): PictureUpload {
  const waiting = useRef<{ files: File[]; editor: Editor | null }>({ files: [], editor: null })
  const upload = useUpload({
    refusalOf: (pictures ?? none).refusalOf,
    send: (pictures ?? none).send,
    onDone: ({ url, alt, width, height }) => {
      const { files, editor } = waiting.current
      editor?.chain().focus().setImage({ src: url, alt, width, height }).run()
      const next = files.shift()
      if (next === undefined) selectPlaced(editor, url, onPlaced)
      else upload.start(next)
    },
  })
  return {
    ...upload,
    startAll: (files, editor) => {
      const [first, ...others] = files
      waiting.current = { files: others, editor }
      if (first !== undefined) upload.start(first)
    },
  }
}

/** Pictures are placed behind the caret; the one that just came is asked about. */
export function selectPlaced(editor: Editor | null, url: string, onPlaced: () => void): void {
  let place: number | null = null
  editor?.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs['src'] === url) place = position
  })
  if (editor === null || place === null) return
  editor.commands.setNodeSelection(place)
  onPlaced()
}

export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
