import { type ComponentType, useEffect, useState } from 'react'

const firstPause = 4000
const longestPause = 60_000

/**
 * A part that the page stands without. When it cannot be fetched the page stays as it is, with what was typed in it,
 * and the part is asked for again: once the network is back, and now and then, since a server that was away tells
 * nobody of its return. `Fallback` holds its place until then.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function LazyExtra(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (Part !== null) return undefined
      let isWanted = true
      let pause = firstPause
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = () => {
        clearTimeout(timer)
        load()
          .then((part) => {
            loaded = part
            if (isWanted) setPart(() => part)
          })
          .catch(() => {
            if (!isWanted) return
            timer = setTimeout(ask, pause)
            pause = Math.min(pause * 2, longestPause)
          })
      }
      ask()
      window.addEventListener('online', ask)
      return () => {
        isWanted = false
        clearTimeout(timer)
        window.removeEventListener('online', ask)
      }
    }, [Part])
    if (Part !== null) return <Part {...props} />
    return Fallback === undefined ? null : <Fallback {...props} />
  }
}
