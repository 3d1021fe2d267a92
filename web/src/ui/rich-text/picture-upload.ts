import type { Editor } from '@tiptap/core'
import { type ComponentType, useRef } from 'react'
import { parsedHtml } from '../../lib/trusted-html.ts'
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

/** Stands above the text instead of a button in the toolbar: pictures for those who only want them to be there. */
export interface PictureBarProps {
  /** The addresses of those in the text, in its order. */
  placed: readonly string[]
  /** From 0 to 1 while one is on its way. */
  progress: number | null
  failure: string | null
  onChoose: () => void
  onCancel: () => void
  onRemove: (index: number) => void
  isDisabled: boolean
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

/** Without `onPlaced` it is put at the end, and nothing is asked about it. */
export function usePictureUpload(pictures: Pictures | undefined, onPlaced?: () => void): PictureUpload {
  const waiting = useRef<{ files: File[]; editor: Editor | null }>({ files: [], editor: null })
  const upload = useUpload({
    refusalOf: (pictures ?? none).refusalOf,
    send: (pictures ?? none).send,
    onDone: ({ url, alt, width, height }) => {
      const { files, editor } = waiting.current
      const picture = { src: url, alt, width, height }
      if (onPlaced === undefined) placeAtEnd(editor, picture)
      else editor?.chain().focus().setImage(picture).run()
      const next = files.shift()
      if (next !== undefined) upload.start(next)
      else if (onPlaced !== undefined) selectPlaced(editor, url, onPlaced)
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

function placeAtEnd(editor: Editor | null, attrs: Record<string, unknown>): void {
  if (editor === null) return
  const { doc } = editor.state
  const picture = { type: 'paragraph', content: [{ type: 'image', attrs }] }
  const isBlank = editor.isEmpty && doc.childCount === 1
  editor.commands.insertContentAt(isBlank ? { from: 0, to: doc.content.size } : doc.content.size, picture)
}

/** Where the pictures of the text stand. */
export function placedIn({ state: { doc } }: Editor): { src: string; from: number; to: number }[] {
  const placed: { src: string; from: number; to: number }[] = []
  doc.descendants((node, from) => {
    if (node.type.name === 'image') placed.push({ src: String(node.attrs['src']), from, to: from + node.nodeSize })
  })
  return placed
}

/** The pictures get the addresses that they have in the text, which is the same otherwise. */
export function replacePictures(editor: Editor, html: string): void {
  const sources = [...parsedHtml(html).querySelectorAll('img')].map((image) => image.getAttribute('src'))
  const { tr, doc } = editor.state
  for (const [index, { src, from }] of placedIn(editor).entries()) {
    const source = sources[index]
    if (source === undefined || source === null || source === src) continue
    tr.setNodeMarkup(from, undefined, { ...doc.nodeAt(from)?.attrs, src: source })
  }
  editor.view.dispatch(tr.setMeta('preventUpdate', true))
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
