import type { KatexOptions } from 'katex'

/** A formula draws, and does nothing else: no links, no pictures, no macros without end, nothing larger than the page. */
export const katexOptions = {
  throwOnError: false,
  errorColor: 'var(--mantine-color-error)',
  strict: 'ignore',
  trust: false,
  maxSize: 20,
  maxExpand: 500,
} as const satisfies KatexOptions
