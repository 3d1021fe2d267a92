import type { Category } from '@lms/contracts/taxonomy/taxonomy.ts'
import { expect, test } from 'vitest'
import { indented, placed } from './category-tree.ts'

function category(id: string, parent: string | null = null): Category {
  return { id, name: id, slug: id, description: '', color: '#000000', postCount: 0, parent, createdAt: '' }
}
const outline = (lines: ReturnType<typeof placed>): string[] => lines.map(indented)

test('each lies below its parent, by name', () => {
  const all = [category('Toán'), category('Hình học', 'Toán'), category('Đại số', 'Toán'), category('Âm nhạc')]
  expect(outline(placed(all))).toEqual(['Âm nhạc', 'Toán', '— Đại số', '— Hình học'])
})

test('a closed one hides what lies in it, however deep', () => {
  const all = [category('a'), category('b', 'a'), category('c', 'b'), category('d')]
  expect(outline(placed(all, new Set(['a'])))).toEqual(['a', 'd'])
  expect(outline(placed(all, new Set(['b'])))).toEqual(['a', '— b', 'd'])
})

test('nothing is left out: neither an orphan nor those in a circle', () => {
  const all = [category('a', 'gone'), category('b', 'c'), category('c', 'b')]
  expect(
    placed(all)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a', 'b', 'c'])
})
