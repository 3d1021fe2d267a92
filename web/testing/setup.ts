import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../src/app/theme/global.css'
import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

beforeEach(async () => {
  await cleanup()
  await page.viewport(1280, 800)
})
