import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { type Place, type Thing, placeOf } from './on-the-page.ts'

/** Somebody before a window: sees, presses and writes. */
export interface Person {
  sees(thing: Thing): Promise<void>
  doesNotSee(thing: Thing): Promise<void>
  presses(thing: Thing): Promise<void>
  writes(thing: Thing, text: string): Promise<void>
}

const patience = 30_000

export function personAt(engine: Engine): Person {
  async function look(thing: Thing): Promise<Place | null> {
    return placeIn(await engine.ask(`(${placeOf.toString()})(${JSON.stringify(thing)})`).catch(() => null))
  }

  async function find(thing: Thing): Promise<Place> {
    let place: Place | null = null
    const isThere = async (): Promise<boolean> => (place = await look(thing)) !== null
    await expect.poll(isThere, { message: `${thing.role} “${thing.name}”`, timeout: patience }).toBe(true)
    if (place === null) throw new Error('It has just been there')
    return place
  }

  /** Where it has come to rest: at the same place in two looks with painted pictures between. */
  async function findAtRest(thing: Thing): Promise<Place> {
    let before = await find(thing)
    for (;;) {
      await engine.ask('new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(true))))')
      const now = await find(thing)
      if (now.x === before.x && now.y === before.y) return now
      before = now
    }
  }

  /** A driver under load loses a press now and then: the page is asked whether it got one, not what it made of it. */
  async function presses(thing: Thing): Promise<void> {
    await expect(async () => {
      const { x, y } = await findAtRest(thing)
      await engine.ask(
        '(() => { window.gotPress = false; addEventListener("click", () => { window.gotPress = true }, { capture: true, once: true }); return true })()',
      )
      await engine.pressAt(x, y)
      await expect
        .poll(() => engine.ask('window.gotPress !== false').catch(() => true), { message: 'the press', timeout: 3000 })
        .toBe(true)
    }).toPass({ timeout: patience })
  }

  return {
    async sees(thing) {
      await find(thing)
    },
    async doesNotSee(thing) {
      await expect.poll(async () => (await look(thing)) === null, { timeout: patience }).toBe(true)
    },
    presses,
    async writes(thing, text) {
      // Nobody writes before the caret is there.
      await expect
        .poll(
          async () => {
            const { x, y } = await find(thing)
            await engine.pressAt(x, y)
            return engine.ask(`document.activeElement === document.elementFromPoint(${x}, ${y})`)
          },
          { timeout: patience },
        )
        .toBe(true)
      await engine.write(text)
    },
  }
}

function placeIn(answer: unknown): Place | null {
  if (typeof answer !== 'object' || answer === null || !('x' in answer) || !('y' in answer)) return null
  return { x: Number(answer.x), y: Number(answer.y) }
}
