import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkText } from '../posts/post-check.ts'
import { filterDayProblems } from '../posts/post-dates.ts'
import { toSlug } from '../slug.ts'
import { areNearlyTheSame, depthUnder, withDescendants } from './taxonomy.ts'

describe('names that are nearly the same', () => {
  test.each([
    ['Toán học', 'toan hoc', true],
    ['Đọc sách', 'doc-sach', true],
    ['kĩ năng', 'kỹ năng', true],
    ['phuong phap', 'phuong phápp', true],
    ['Lớp 4', 'Lớp 5', false],
    ['đề thi 2025', 'đề thi 2026', false],
    ['mèo', 'heo', false],
    ['sức khỏe', 'học tập', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(areNearlyTheSame(one, other)).toBe(expected)
    expect(areNearlyTheSame(other, one)).toBe(expected)
  })
})

describe('the tree of categories', () => {
  const all = [
    { id: 'a', parent: null },
    { id: 'b', parent: 'a' },
    { id: 'c', parent: 'b' },
    { id: 'd', parent: null },
  ]
  test('knows what lies in what', () => {
    expect(withDescendants(all, 'a')).toEqual(['a', 'b', 'c'])
    expect(depthUnder(all, 'd', 'c')).toBe(4)
    expect(depthUnder(all, 'a', 'd')).toBe(4)
    expect(depthUnder(all, 'a', 'c')).toBe(Number.POSITIVE_INFINITY)
    expect(depthUnder(all, 'a', 'a')).toBe(Number.POSITIVE_INFINITY)
  })
  test('is walked to its end even where it is broken', () => {
    const broken = [
      { id: 'a', parent: 'b' },
      { id: 'b', parent: 'a' },
    ]
    expect(withDescendants(broken, 'a').sort()).toEqual(['a', 'b'])
  })
})

test('a slug holds nothing but small letters, digits and single hyphens; đ becomes d', () => {
  expect(toSlug('Đường đến trường: 5 mẹo!')).toBe('duong-den-truong-5-meo')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(toSlug(text))))
})

test('the days of the filter', () => {
  const today = '2026-11-15'
  expect(filterDayProblems({ from: '', to: '', today })).toEqual({})
  expect(filterDayProblems({ from: '2026-11-15', to: '2026-11-15', today })).toEqual({})
  expect(Object.keys(filterDayProblems({ from: '2026-11-14', to: '2026-11-13', today }))).toEqual(['from', 'to'])
  expect(filterDayProblems({ from: '2026-11-16', to: '', today }).from?.default).toBe('From cannot be after today')
})

describe('the check before publication', () => {
  const text = { title: 'Ngắn', excerpt: '', content: '<p>Chữ</p>', featuredImage: null, featuredImageAlt: '', seo: {} }
  const kinds = (changes: Partial<typeof text>) =>
    checkText({ ...text, ...changes }, () => true).map(({ kind }) => kind)
  test('is silent about a good text', () => {
    expect(kinds({ content: '<h2>Một</h2><h3>Hai</h3><h2>Ba</h2><img src="/x.png" alt="Mèo">' })).toEqual([])
  })
  test('sees pictures without words, steps that were left out, and empty headings', () => {
    expect(kinds({ content: '<img src="/x.png">' })).toEqual(['alt_missing'])
    expect(kinds({ content: '<h2>Một</h2><h4>Hai</h4>' })).toEqual(['heading_order'])
    expect(kinds({ content: '<h2> </h2><p>Chữ</p>' })).toEqual(['heading_empty'])
    expect(kinds({ content: '<p> </p>' })).toEqual(['content_empty'])
    expect(kinds({ content: '<a href="/blog/x">x</a><a href="/blog/x#y">y</a>' })).toEqual(['link_broken'])
    expect(kinds({ excerpt: 'a'.repeat(161) })).toEqual(['meta_description_long'])
  })
})
