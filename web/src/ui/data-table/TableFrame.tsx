import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { dataTableTexts } from './data-table-texts.ts'
import classes from './data-table.module.css'

interface TableFrameProps {
  label: string
  sticky: boolean
  busy: boolean
  children: ReactNode
}

/** The only thing on a page that may scroll sideways; reachable by keyboard while it does. */
export function TableFrame({ label, sticky, busy, children }: TableFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const scrolls = useScrolls(frame)
  const t = useTexts(dataTableTexts)
  return (
    <section
      ref={frame}
      className={classes.frame}
      data-sticky={sticky || undefined}
      aria-label={label}
      aria-busy={busy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys must be able to scroll it
      tabIndex={scrolls ? 0 : undefined}
    >
      <VisuallyHidden aria-live="polite">{busy ? t('loading') : ''}</VisuallyHidden>
      {children}
    </section>
  )
}

function useScrolls(frame: { readonly current: HTMLElement | null }): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = frame.current
    const observer = new ResizeObserver(() => {
      if (element === null) return
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    })
    if (element !== null) {
      observer.observe(element)
      for (const child of element.children) observer.observe(child)
    }
    return () => observer.disconnect()
  }, [frame])
  return scrolls
}
