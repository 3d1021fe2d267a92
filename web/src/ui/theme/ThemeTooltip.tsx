import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'

interface ThemeTooltipProps {
  target: RefObject<HTMLButtonElement | null>
  label: string
  isOpen: boolean
}

export function ThemeTooltip({ target, label, isOpen }: ThemeTooltipProps) {
  return <Tooltip target={target} label={label} opened={isOpen} />
}
