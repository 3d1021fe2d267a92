import { type Page, expect } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** `whole`: with menu and header, which are the same on every screen; otherwise the open dialog, or what is in `main`. */
type Part = 'whole' | 'inside'

/** No violation of WCAG 2.2 AA or of axe's best practices on what is shown now. */
export async function expectAccessible(page: Page, { part = 'inside', rules = [] as string[] } = {}): Promise<void> {
  // Once for as long as the page lives: reading it takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ({ isWhole, only }) => {
      // Colors in the middle of a transition are nobody's choice, and one may begin a moment after what it shows.
      const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
      for (let isMoving = true; isMoving;) {
        await frame()
        await frame()
        const ending = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
          .map(({ finished }) => finished)
        isMoving = ending.length > 0
        await Promise.allSettled(ending)
      }
      const dialogs = document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')
      const isDialogOpen = [...dialogs].some((dialog) => dialog.checkVisibility())
      const inside = isDialogOpen ? '[role=dialog], [role=menu], [role=listbox]' : 'main'
      const place = isWhole || document.querySelector('main') === null ? 'html' : inside
      const { violations } = await window.axe.run(
        { include: [...document.querySelectorAll(place)].filter((part) => part.checkVisibility()) },
        {
          resultTypes: ['violations'],
          ...(only.length > 0
            ? { runOnly: only }
            : {
                rules: {
                  // Who speaks to the page says what is written there. axe itself still calls this one an experiment.
                  'label-content-name-mismatch': { enabled: true },
                  // The parts of a page are all there only when all of it is looked at.
                  region: { enabled: isWhole },
                },
              }),
        },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { isWhole: part === 'whole', only: rules },
  )
  expect(found).toEqual([])
}

/** One visit serves both themes: only colors differ between them. */
export async function expectAccessibleInBothThemes(
  page: Page,
  { part = 'inside' }: { part?: Part } = {},
): Promise<void> {
  await expectAccessible(page, { part })
  await showTheme(page, 'dark')
  await expectAccessible(page, { part, rules: ['color-contrast', 'link-in-text-block'] })
  await showTheme(page, 'light')
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  await expect(page.locator('html')).toHaveClass(theme)
  // What follows the theme from within the page is drawn a moment later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
