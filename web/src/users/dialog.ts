import { useState } from 'react'

export interface Dialog<Content> {
  opened: boolean
  /** What it is about; stays while the dialog fades out. */
  content: Content | null
  open: (content: Content) => void
  close: () => void
}

export function useDialog<Content>(): Dialog<Content> {
  const [content, setContent] = useState<Content | null>(null)
  const [opened, setOpened] = useState(false)
  return {
    opened,
    content,
    open: (next) => {
      setContent(next)
      setOpened(true)
    },
    close: () => setOpened(false),
  }
}
