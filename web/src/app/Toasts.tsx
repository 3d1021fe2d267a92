import { useEffect, useState } from 'react'
import { lazyExtra } from '../lib/extras/lazy-extra.tsx'

const ToastArea = lazyExtra(async () => (await import('../lib/toast/toast-display.tsx')).ToastArea)

const signsOfLife = ['pointerdown', 'keydown', 'focusin'] as const
const quietTime = 3000

/** Comes with the first thing that a person does, or a moment after the page stands. */
export function Toasts() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    const need = () => setIsNeeded(true)
    const timer = setTimeout(need, quietTime)
    for (const sign of signsOfLife) window.addEventListener(sign, need, { once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfLife) window.removeEventListener(sign, need)
    }
  }, [])
  return isNeeded ? <ToastArea /> : null
}
