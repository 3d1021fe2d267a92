import type { Page } from '@playwright/test'

/** What a thumb does not press for 44 pixels from top to bottom, over the middle of the target. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A link is part of a sentence when words stand beside it on its line.
    const isText = (element: Element): boolean =>
      element instanceof HTMLAnchorElement &&
      getComputedStyle(element).display === 'inline' &&
      [element.previousSibling, element.nextSibling].some(
        (beside) => beside instanceof Text && /\p{L}/u.test(beside.data),
      )
    const targets = [...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, [role=switch]')]
      .filter(
        (element) => element.checkVisibility({ opacityProperty: true }) || element.getAttribute('role') === 'switch',
      )
      // Links in running text, and what is only there for who comes by keyboard.
      .filter(
        (element) => !isText(element) && !element.matches('[tabindex="-1"], :disabled') && !element.closest('[inert]'),
      )
    return targets
      .filter((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        if (box.width < 2 || box.height < 2 || box.bottom < 0 || box.top < 0 || box.bottom > innerHeight) return false
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
        const isPressed = (y: number): boolean => {
          // A toast gets out of the way by itself, and soon goes.
          const hit = document
            .elementsFromPoint(box.left + box.width / 2, y)
            .find((each) => each.closest('.mantine-Notifications-root') === null)
          const field = element.closest('[class*="-wrapper"]')
          return hit !== undefined && [element, label, field].some((part) => part?.contains(hit) === true)
        }
        const words = label?.getBoundingClientRect()
        // The words beside a box are pressed instead of it.
        if (words !== undefined && words.height >= 44) return false
        const middle = box.top + box.height / 2
        // A pixel at each end may fall to the neighbour.
        let height = 0
        for (const way of [-1, 1]) {
          let reach = 1
          while (reach < 44 && isPressed(middle + way * reach)) reach += 1
          height += reach
        }
        return height < 43
      })
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`)
  })
}
