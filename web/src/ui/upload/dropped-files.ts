import { type DragEvent, useState } from 'react'

interface DropTarget {
  isOver: boolean
  /** For the element that takes them. */
  target: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
}

/** Files that are dropped on an element or on anything in it; other things that are dragged are not its own. */
export function useDroppedFiles(onFiles: (files: File[]) => void): DropTarget {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    target: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop(event) {
        event.preventDefault()
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
