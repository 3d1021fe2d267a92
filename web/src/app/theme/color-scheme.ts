import { type MantineColorScheme, type MantineColorSchemeManager, useComputedColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'

const themeKey = 'theme'

function savedTheme(): 'light' | 'dark' | null {
  const saved = browserStorage.read(themeKey)
  return saved === 'light' || saved === 'dark' ? saved : null
}

/** Saved under 'theme' as light or dark; while nothing is saved the theme follows the system. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stopListening = () => {}
  return {
    get: () => savedTheme() ?? 'auto',
    set: (value) => (value === 'auto' ? browserStorage.remove(themeKey) : browserStorage.write(themeKey, value)),
    subscribe(onUpdate: (scheme: MantineColorScheme) => void) {
      const listen = (event: StorageEvent) => {
        if (event.key === themeKey || event.key === null) onUpdate(savedTheme() ?? 'auto')
      }
      window.addEventListener('storage', listen)
      stopListening = () => window.removeEventListener('storage', listen)
    },
    unsubscribe: () => stopListening(),
    clear: () => browserStorage.remove(themeKey),
  }
}

/** The class on the document root that the theme is known by, beside Mantine's own attribute. */
export function useThemeClass(): void {
  const theme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.toggle('dark', theme === 'dark')
    classList.toggle('light', theme === 'light')
  }, [theme])
}
