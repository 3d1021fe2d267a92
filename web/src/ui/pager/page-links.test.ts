import { describe, expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

describe('page links', () => {
  test('all pages show while there are at most seven', () => {
    expect(pageLinks(1, 0)).toEqual([])
    expect(pageLinks(1, 1)).toEqual([1])
    expect(pageLinks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('a window of five stands between the first and the last page', () => {
    expect(pageLinks(10, 20)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20])
  })

  test('the window leans on either end', () => {
    expect(pageLinks(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
    expect(pageLinks(4, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap-after', 20])
    expect(pageLinks(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20])
  })

  test('for every page: never more than seven numbers, ascending, with first, last, current and its neighbours', () => {
    for (let totalPages = 1; totalPages <= 60; totalPages += 1) {
      for (let page = 1; page <= totalPages; page += 1) {
        const links = pageLinks(page, totalPages)
        const numbers = links.filter((link) => typeof link === 'number')
        expect(numbers.length).toBeLessThanOrEqual(7)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        const wanted = [1, page - 1, page, page + 1, totalPages].filter((each) => each >= 1 && each <= totalPages)
        expect(numbers).toEqual(expect.arrayContaining(wanted))
        links.forEach((link, index) => {
          const [before, after] = [links[index - 1], links[index + 1]]
          if (typeof link === 'number') {
            if (typeof after === 'number') expect(after).toBe(link + 1)
          } else expect(Number(after) - Number(before)).toBeGreaterThan(1)
        })
      }
    }
  })

  test('a page out of range still gives a usable row', () => {
    expect(pageLinks(99, 20)).toEqual(pageLinks(20, 20))
    expect(pageLinks(-3, 20)).toEqual(pageLinks(1, 20))
  })
})
