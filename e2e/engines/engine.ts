import type { Page } from '@playwright/test'

/** A window of a browser: the little that every engine can do for a story that is the same in all of them. */
export interface Engine {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** What a script answers, as JSON: an expression, or a promise of one. */
  ask(expression: string): Promise<unknown>
  /** With the pointer, where a finger would be. */
  pressAt(x: number, y: number): Promise<void>
  write(text: string): Promise<void>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export const windowSize = { width: 1000, height: 740 }

export function engineOf(page: Page): Engine {
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    ask: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => page.context().close(),
  }
}
