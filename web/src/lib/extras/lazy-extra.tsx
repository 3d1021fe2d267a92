import { type ComponentType, useEffect, useRef, useState } from 'react'
import { onceLeft } from './once-left.ts'

const firstPause = 4000
const longestPause = 60_000

/**
 * A part that the page stands without. When it cannot be fetched the page stays as it is, with what was typed in it,
 * and the part is asked for again: once the network is back, and now and then, since a server that was away tells
 * nobody of its return. `Fallback` holds its place until then, and where one can write in it (`isWrittenIn`), until
 * one has left it.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
  { isWrittenIn = false } = {},
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
      const ask = () => {
        clearTimeout(timer)
        load()
          .then((part) => {
            loaded = part
            onceLeft(place.current, unwanted.signal, () => setPart(() => part))
          })
          .catch(() => {
            if (unwanted.signal.aborted) return
            timer = setTimeout(ask, pause)
            pause = Math.min(pause * 2, longestPause)
          })
      }
      ask()
      window.addEventListener('online', ask, { signal: unwanted.signal })
      return () => {
        unwanted.abort()
        clearTimeout(timer)
      }
    }, [Part])
    if (Part !== null) return <Part {...props} />
    if (Fallback === undefined) return null
    const held = <Fallback {...props} />
    return isWrittenIn ? <div ref={place}>{held}</div> : held
  }
}
