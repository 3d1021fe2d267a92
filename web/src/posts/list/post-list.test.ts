import { describe, expect, test } from 'vitest'
import { PostList, filterOf } from './post-list.ts'

const today = '2026-11-15'
const filter = (address: Record<string, unknown>) => filterOf(PostList.parse(address), today)

describe('the address of the posts list', () => {
  test('asks for nothing at first', () => {
    expect(Object.values(filter({})).every((value) => value === undefined)).toBe(true)
  })

  test('says what is asked of the server', () => {
    expect(filter({ search: 'tết', status: 'draft', from: '2026-11-01', to: '2026-11-15' })).toMatchObject({
      search: 'tết',
      status: 'draft',
      from: '2026-11-01',
      to: '2026-11-15',
    })
    expect(filter({ show: 'trash' })).toMatchObject({ deleted: true })
    expect(filter({ show: 'waiting' })).toMatchObject({ reviewRequested: true })
  })

  test.each([
    ['from after to', { from: '2026-11-10', to: '2026-11-01' }],
    ['days that are still to come', { from: '2026-12-01', to: '2026-12-02' }],
  ])('asks nothing about %s', (_, days) => {
    expect(filter(days)).toMatchObject({ from: undefined, to: undefined })
  })

  test('forgives what somebody mistyped', () => {
    expect(PostList.parse({ status: 'x', category: 'y', page: '-1', sortBy: 'z' })).toMatchObject({
      status: '',
      category: '',
      page: 1,
      sortBy: 'date',
      sortOrder: 'desc',
    })
  })
})
