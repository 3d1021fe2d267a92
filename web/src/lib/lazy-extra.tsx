import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that the page stands without. When it cannot be fetched the page stays as it is, with what was typed in it,
 * and the part is asked for again once the network is back. `Fallback` holds its place until then.
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
      const ask = () => {
        load()
          .then((part) => {
            loaded = part
            if (isWanted) setPart(() => part)
          })
          // It is asked for again by the listener below.
          .catch(() => undefined)
      }
      ask()
      window.addEventListener('online', ask)
      return () => {
        isWanted = false
        window.removeEventListener('online', ask)
      }
    }, [Part])
    if (Part !== null) return <Part {...props} />
    return Fallback === undefined ? null : <Fallback {...props} />
  }
}
