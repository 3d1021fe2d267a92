import { describe, expect, test } from 'vitest'
import { choiceFilter, dayFilter, listSchema, sortedBy, textFilter } from './list-schema.ts'

const UserList = listSchema({
  search: textFilter(),
  isActive: choiceFilter(['true', 'false']),
  class: choiceFilter(['LOP_4', 'LOP_5'], 'LOP_4'),
  from: dayFilter(),
  ...sortedBy(['createdAt', 'name'], 'createdAt', 'desc'),
})

const defaults = {
  search: '',
  isActive: '',
  class: 'LOP_4',
  from: '',
  sortBy: 'createdAt',
  sortOrder: 'desc',
  page: 1,
  limit: 10,
}

describe('the address of a list', () => {
  test('is empty at first', () => {
    expect(UserList.parse({})).toEqual(defaults)
  })

  test('keeps what fits, also when the router took it for a number or a truth value', () => {
    const address = { search: 123, isActive: true, class: '', from: '2026-11-30', sortBy: 'name', page: '3', limit: 50 }
    expect(UserList.parse(address)).toEqual({
      ...defaults,
      search: '123',
      isActive: 'true',
      class: '',
      from: '2026-11-30',
      sortBy: 'name',
      page: 3,
      limit: 50,
    })
  })

  test('falls back where it makes no sense', () => {
    const address = {
      search: ['a'],
      isActive: 'maybe',
      class: 'LOP_99',
      from: '30/11/2026',
      sortBy: 'password',
      sortOrder: 'up',
      page: -1,
      limit: 100_000,
    }
    expect(UserList.parse(address)).toEqual(defaults)
  })
})
