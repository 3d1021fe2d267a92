import { type ComponentType, useEffect, useRef, useState } from 'react'

const firstPause = 4000
const longestPause = 60_000

/** Calls when the part may come into this place; never once the signal says that it is not wanted any more. */
type WhenFree = (place: HTMLElement | null, unwanted: AbortSignal, come: () => void) => void

/**
 * A part that the page stands without. When it cannot be fetched the page stays as it is, with what was typed in it,
 * and the part is asked for again: once the network is back, and now and then, since a server that was away tells
 * nobody of its return. `Fallback` holds its place until then, or until `whenFree` calls (`onceLeft`, where one can
 * write in it).
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
  whenFree?: WhenFree,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function LazyExtra(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (Part !== null) return undefined
      let pause = firstPause
      let timer: ReturnType<typeof setTimeout> | undefined
      const unwanted = new AbortController()
      const { signal } = unwanted
      const ask = () => {
        clearTimeout(timer)
        load()
          .then((part) => {
            loaded = part
            const come = () => setPart(() => part)
            if (whenFree) whenFree(place.current, signal, come)
            else if (!signal.aborted) come()
          })
          .catch(() => {
            if (signal.aborted) return
            timer = setTimeout(ask, pause)
            pause = Math.min(pause * 2, longestPause)
          })
      }
      ask()
      window.addEventListener('online', ask, { signal })
      return () => {
        unwanted.abort()
        clearTimeout(timer)
      }
    }, [Part])
    if (Part !== null) return <Part {...props} />
    const held = Fallback && <Fallback {...props} />
    return whenFree ? <div ref={place}>{held}</div> : held
  }
}
