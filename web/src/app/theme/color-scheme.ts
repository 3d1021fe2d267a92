import { type MantineColorScheme, type MantineColorSchemeManager, useComputedColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { currentTheme, onThemeChange, saveTheme, themeKey } from '../../lib/preferences/theme.ts'

/** Saved under 'theme' as light or dark; while nothing is saved the account, the site or the system decides. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stopListening = () => {}
  return {
    get: currentTheme,
    // Components only ever pass on what is saved already; then there is nothing to do.
    set: (value) => (value === currentTheme() ? undefined : saveTheme(value === 'auto' ? null : value)),
    subscribe(onUpdate: (scheme: MantineColorScheme) => void) {
      const update = () => onUpdate(currentTheme())
      const listen = (event: StorageEvent) => {
        if (event.key === themeKey || event.key === null) update()
      }
      window.addEventListener('storage', listen)
      const stopFollowing = onThemeChange(update)
      stopListening = () => {
        window.removeEventListener('storage', listen)
        stopFollowing()
      }
    },
    unsubscribe: () => stopListening(),
    clear: () => saveTheme(null),
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
