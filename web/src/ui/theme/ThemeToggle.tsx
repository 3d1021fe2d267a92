import { ActionIcon, useComputedColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { choose } from '../../lib/preferences/preferences.ts'
import { useTexts } from '../../lib/texts.ts'
import { themeTexts } from './theme-texts.ts'

const buttonSizes = { sm: 32, md: 38, lg: 46 } as const
const iconSizes = { sm: 16, md: 20, lg: 24 } as const

// Floating elements are a tenth of the sign-in page's weight; they come when somebody points here.
const ThemeTooltip = lazyExtra(async () => (await import('./ThemeTooltip.tsx')).ThemeTooltip)

export function ThemeToggle({ size = 'md' }: { size?: 'sm' | 'md' | 'lg' }) {
  const t = useTexts(themeTexts)
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const button = useRef<HTMLButtonElement>(null)
  const [isPointedAt, setIsPointedAt] = useState<boolean>()
  const label = t(isDark ? 'toLight' : 'toDark')
  const Icon = isDark ? IconSun : IconMoon
  const point = () => setIsPointedAt(true)
  const leave = () => setIsPointedAt(false)
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={buttonSizes[size]}
        aria-label={label}
        onClick={() => choose({ theme: isDark ? 'light' : 'dark' })}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
      >
        <Icon size={iconSizes[size]} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isPointedAt !== undefined && <ThemeTooltip target={button} label={label} isOpen={isPointedAt} />}
    </>
  )
}
