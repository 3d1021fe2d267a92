import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from '../rich-text.module.css'

interface ScrollFrameProps {
  kind: 'table' | 'blockFormula' | 'inlineFormula'
  /** What those hear who come here by keyboard, to scroll it. */
  label: string
  children: ReactNode
}

/** What is wider than the text scrolls by itself; the keyboard reaches it while there is something to scroll. */
export function ScrollFrame({ kind, label, children }: ScrollFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const scrolls = useScrolls(frame)
  const Frame = kind === 'inlineFormula' ? 'span' : 'div'
  return (
    <Frame
      ref={frame as never}
      className={classes[kind]}
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': label, 'data-scrolls': true })}
    >
      {children}
    </Frame>
  )
}

function useScrolls(frame: { readonly current: HTMLElement | null }): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = (): void => setScrolls(element.scrollWidth > element.clientWidth + 1)
    const size = new ResizeObserver(measure)
    size.observe(element)
    // A formula is drawn later, and inside.
    const content = new MutationObserver(measure)
    content.observe(element, { childList: true, subtree: true })
    return () => {
      size.disconnect()
      content.disconnect()
    }
  }, [frame])
  return scrolls
}
