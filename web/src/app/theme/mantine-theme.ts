import { Button, type CSSVariablesResolver, createTheme, rem } from '@mantine/core'
import { colors } from './colors.ts'

const fontFamily = "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', system-ui, sans-serif"

export const mantineTheme = createTheme({
  colors,
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 8 },
  black: '#1d1a29',
  fontFamily,
  headings: { fontFamily, fontWeight: '700', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(20) },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Hints stand below, so that the fields of a row are level whichever of them has one.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // A button that is low has the letters of the others.
    Button: Button.extend({
      vars: (_, { size }) => ({ root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {} }),
    }),
    Paper: { defaultProps: { withBorder: true, shadow: 'none' } },
    Card: { defaultProps: { withBorder: true, shadow: 'none' } },
    Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
    // The head of a dialog is not the banner of the page.
    Modal: { defaultProps: { transitionProps: { duration: 150 }, attributes: { header: { role: 'none' } } } },
    Drawer: { defaultProps: { transitionProps: { duration: 150 }, attributes: { header: { role: 'none' } } } },
    Menu: { defaultProps: { shadow: 'sm', transitionProps: { duration: 100 } } },
  },
})

/** Measured against AA on the lightest and darkest surface that each of them stands on. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': '#6c687b',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--app-canvas': 'var(--mantine-color-gray-0)',
    '--app-surface': 'var(--mantine-color-white)',
    '--app-border': 'var(--mantine-color-gray-2)',
  },
  dark: {
    '--mantine-color-body': 'var(--mantine-color-dark-7)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-3)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-anchor': 'var(--mantine-color-brand-3)',
    '--mantine-color-brand-light': '#2e2552',
    '--mantine-color-brand-light-hover': '#3a2f66',
    '--mantine-color-brand-light-color': 'var(--mantine-color-brand-1)',
    '--app-canvas': 'var(--mantine-color-dark-8)',
    '--app-surface': 'var(--mantine-color-dark-7)',
    '--app-border': 'var(--mantine-color-dark-5)',
  },
})
