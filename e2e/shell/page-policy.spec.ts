import { screens } from '@lms/contracts/screens.ts'
import { expect, test } from '../test.ts'

interface Violations {
  policyViolations: string[]
}

test(
  'no screen breaks its own policy, and no text becomes a script or an element that runs',
  { tag: '@long' },
  async ({ page, signIn }) => {
    // Every screen in turn.
    test.slow()
    await page.addInitScript(() => {
      const own = window as unknown as Violations
      own.policyViolations = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) =>
        own.policyViolations.push(`${effectiveDirective} ${sourceFile ?? ''} ${sample}`),
      )
    })
    const violations = () => page.evaluate(() => (window as unknown as Violations).policyViolations)
    await signIn('administrator')
    const paths = Object.values(screens)
      .map(({ path }) => path)
      .filter((path) => !path.includes('$'))
    for (const path of paths) {
      await page.goto(path)
      // A stream of events stays open on most of them: the network is never still.
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await violations(), path).toEqual([])
    }

    await page.goto('/posts/create')
    const editor = page.locator('[contenteditable=true]').first()
    await editor.fill('Một đoạn văn')
    await editor.press('End')
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/html', '<p>dán <b>vào</b></p>')
      document
        .querySelector('[contenteditable=true]')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await expect(editor).toContainText('dán vào')
    expect(await violations()).toEqual([])

    const refused = await page.evaluate(() => {
      const attempts: (() => void)[] = [
        () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'),
        () => (document.createElement('script').text = 'alert(1)'),
        () => (document.createElement('script').src = '/assets/other.js'),
        () => document.createElement('a').setAttribute('onclick', 'alert(1)'),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'taken'
        } catch {
          return 'refused'
        }
      })
    })
    expect(refused).toEqual(['refused', 'refused', 'refused', 'refused'])
  },
)
