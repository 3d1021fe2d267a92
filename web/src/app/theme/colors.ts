import type { MantineColorsTuple } from '@mantine/core'

/**
 * The brand is the violet ink of Vietnamese school notebooks.
 * In every scale 7 carries white text (AA), 9 stands on 1, and 4 stands on the dark surfaces.
 */
const ink: MantineColorsTuple = [
  '#f6f4ff',
  '#ebe6ff',
  '#d5cbfe',
  '#b9a8fb',
  '#a08af7',
  '#886cf0',
  '#7653e6',
  '#6341cd',
  '#5335ae',
  '#3b257d',
]
const green: MantineColorsTuple = [
  '#f0fdf4',
  '#dcfce7',
  '#bbf7d0',
  '#86efac',
  '#4ade80',
  '#22c55e',
  '#16a34a',
  '#15803d',
  '#166534',
  '#14532d',
]
const amber: MantineColorsTuple = [
  '#fffbeb',
  '#fef3c7',
  '#fde68a',
  '#fcd34d',
  '#fbbf24',
  '#f59e0b',
  '#d97706',
  '#b45309',
  '#92400e',
  '#78350f',
]
const red: MantineColorsTuple = [
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
  '#fca5a5',
  '#f87171',
  '#ef4444',
  '#dc2626',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
]
const teal: MantineColorsTuple = [
  '#f0fdfa',
  '#ccfbf1',
  '#99f6e4',
  '#5eead4',
  '#2dd4bf',
  '#14b8a6',
  '#0d9488',
  '#0f766e',
  '#115e59',
  '#134e4a',
]
const rose: MantineColorsTuple = [
  '#fff1f2',
  '#ffe4e6',
  '#fecdd3',
  '#fda4af',
  '#fb7185',
  '#f43f5e',
  '#e11d48',
  '#be123c',
  '#9f1239',
  '#881337',
]
const gray: MantineColorsTuple = [
  '#f9f8fb',
  '#f2f1f6',
  '#e7e5ed',
  '#dad8e2',
  '#c5c2d0',
  '#a4a0b2',
  '#7d798c',
  '#5d596b',
  '#3f3c4c',
  '#262433',
]
const dark: MantineColorsTuple = [
  '#e6e4ee',
  '#c9c6d6',
  '#aeaabf',
  '#8f8aa3',
  '#3d394d',
  '#2f2c3d',
  '#23212e',
  '#191721',
  '#131119',
  '#0d0b11',
]

export const colors = {
  brand: ink,
  success: green,
  warning: amber,
  danger: red,
  easy: teal,
  medium: amber,
  hard: rose,
  gray,
  dark,
  // Mantine's own names that components fall back to.
  red,
  green,
  teal,
  yellow: amber,
  orange: amber,
  blue: ink,
  violet: ink,
  pink: rose,
}
