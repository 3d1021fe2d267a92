import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { useTexts } from '../lib/texts.ts'
import { systemTexts } from './system-texts.ts'

const colors = { waiting: 'gray', running: 'brand', done: 'success', late: 'warning', failed: 'danger' } as const

/** How a run or a schedule stands, in a word and a color. */
export function RunState({ state }: { state: keyof typeof colors }) {
  const t = useTexts(systemTexts)
  return <StatusBadge color={colors[state]}>{t(state)}</StatusBadge>
}
