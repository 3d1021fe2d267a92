import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../lib/session/session.ts'
import { PageSpinner } from './PageSpinner.tsx'
import { Toasts } from './Toasts.tsx'
import { router } from './router.tsx'
import { followOwedFactor, followPages, followSession } from './session-navigation.ts'
import { createColorSchemeManager, useThemeClass } from './theme/color-scheme.ts'
import { cssVariables, mantineTheme } from './theme/mantine-theme.ts'

const colorSchemeManager = createColorSchemeManager()

export function App() {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <ThemeClass />
      <Screens />
      <Toasts />
    </MantineProvider>
  )
}

function ThemeClass() {
  useThemeClass()
  return null
}

/** No screen opens before it is settled who is there. */
function Screens() {
  const isLoading = useSession().status === 'loading'
  useEffect(() => (isLoading ? undefined : followSession()), [isLoading])
  useEffect(() => followOwedFactor(), [])
  useEffect(() => followPages(), [])
  return isLoading ? <PageSpinner /> : <RouterProvider router={router} />
}
