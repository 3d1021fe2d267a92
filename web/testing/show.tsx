import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Toasts } from '../src/app/Toasts.tsx'
import { cssVariables, mantineTheme } from '../src/app/theme/mantine-theme.ts'

/** A component as it stands on a page: in the theme of the product, with its toasts. */
export function show(children: ReactNode) {
  return render(
    <MantineProvider theme={mantineTheme} cssVariablesResolver={cssVariables}>
      {children}
      <Toasts />
    </MantineProvider>,
  )
}
