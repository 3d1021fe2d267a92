import { formatNumber } from '../../lib/formats.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** 1.536 bytes as '1,5 KB'. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)))
  const amount = bytes / 1024 ** step
  return `${formatNumber(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))} ${units[step] ?? 'B'}`
}
