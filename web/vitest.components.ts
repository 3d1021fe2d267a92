import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromium } from '../tools/chromium.ts'

/** Fields, tables and dialogs by themselves, in a real browser: no server, no sign-in, no page to load. */
export const components: TestProjectConfiguration = {
  extends: './web/vite.config.ts',
  root: 'web',
  // Found and made ready before the first test, so that nothing is loaded anew in the middle of one.
  optimizeDeps: { entries: ['src/ui/**/*.test.tsx'], include: ['vitest-browser-react', 'react-dom/client'] },
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['testing/setup.ts'],
    isolate: false,
    // A group of its own: it has as many workers as browsers, the others as many as cores.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromium,
        contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
      }),
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
    },
  },
}
