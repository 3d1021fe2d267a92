import { describe, expect, it } from 'vitest'
import type { Evidence } from './bubbles.ts'
import { type ReadRow, judged } from './judgement.ts'

const values = ['A', 'B', 'C', 'D']
const nothing = Array.from({ length: 8 }, () => 0.02)

function bubble(value: string, darkness: number, more: Partial<Evidence> = {}): Evidence {
  return { value, darkness, slices: Array.from({ length: 8 }, () => darkness), beyond: nothing, ...more }
}

function row(id: string, darkness: readonly number[], more: Partial<Evidence> = {}, marks: 'one' | 'many' = 'one') {
  return {
    row: { id, marks, bubbles: values.map((value) => ({ value, x: 0, y: 0 })) },
    bubbles: values.map((value, index) => {
      const dark = darkness[index] ?? 0
      return bubble(value, dark, dark > 0.2 ? more : {})
    }),
  }
}

/** A row among ordinary ones, marked by a pen of some darkness. */
function among(pen: number, asked: ReturnType<typeof row>): ReadRow | undefined {
  const usual = Array.from({ length: 20 }, (_, index) =>
    row(
      `usual ${index}`,
      values.map((_value, at) => (at === index % 4 ? pen * (0.95 + (index % 3) * 0.05) : 0.005 * (index % 3))),
    ),
  )
  return judged([...usual, asked]).rows.at(-1)
}

describe('marks on a sheet', () => {
  it('one clear mark is an answer', () => {
    expect(among(0.8, row('x', [0.01, 0.75, 0, 0.01]))).toMatchObject({ given: ['B'], sure: true })
  })

  it('a faint pencil is as clear as a pen, where all marks are faint', () => {
    expect(among(0.2, row('x', [0.01, 0, 0.18, 0]))).toMatchObject({ given: ['C'], sure: true })
  })

  it('one faint mark among dark ones is asked', () => {
    expect(among(0.8, row('x', [0.01, 0, 0.2, 0]))).toMatchObject({ sure: false })
  })

  it('no mark is no answer', () => {
    expect(among(0.8, row('x', [0.01, 0, 0.01, 0]))).toMatchObject({ given: [], sure: true })
  })

  it('what was rubbed out says nothing beside a full mark, and is asked alone', () => {
    expect(among(0.8, row('x', [0.1, 0, 0.8, 0]))).toMatchObject({ given: ['C'], sure: true })
    expect(among(0.8, row('x', [0.1, 0, 0, 0]))).toMatchObject({ sure: false })
  })

  it('two marks are asked where one belongs, and are two where many may be', () => {
    expect(among(0.8, row('x', [0.8, 0, 0.8, 0]))).toMatchObject({ sure: false })
    expect(among(0.8, row('x', [0.8, 0, 0.8, 0], {}, 'many'))).toMatchObject({ given: ['A', 'C'], sure: true })
  })

  it('a mark that is half of another is asked, whatever it was', () => {
    expect(among(0.8, row('x', [0.8, 0, 0.35, 0]))).toMatchObject({ sure: false })
  })

  it('a line through a bubble is no filling', () => {
    const line = { slices: [0.9, 0.9, 0, 0, 0.9, 0.9, 0, 0] }
    expect(among(0.4, row('x', [0, 0.45, 0, 0], line))).toMatchObject({ sure: false })
  })

  it('a mark that is crossed out is asked', () => {
    const cross = { beyond: Array.from({ length: 8 }, () => 0.8) }
    expect(among(0.8, row('x', [0, 0.85, 0, 0], cross))).toMatchObject({ sure: false })
  })

  it('a sheet without any mark is empty, not doubtful', () => {
    const empty = Array.from({ length: 10 }, (_, index) => row(String(index), [0.004, 0, 0.006, 0.002]))
    expect(judged(empty).rows.every(({ given, sure }) => given.length === 0 && sure)).toBe(true)
  })
})
