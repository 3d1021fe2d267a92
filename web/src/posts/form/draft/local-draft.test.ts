import { expect, test } from 'vitest'
import { z } from 'zod'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { draftKey, localDrafts } from './local-draft.ts'

const Values = z.object({ title: z.string() })
const at = (minute: number): string => `2026-11-15T10:0${minute}:00.000Z`

function freshStore() {
  const key = draftKey(crypto.randomUUID(), null)
  return { key, store: localDrafts(key, Values) }
}

test('a form finds what it kept, and only the last of it', () => {
  const { store } = freshStore()
  store.write({ form: 'one', keptAt: at(1), values: { title: 'Tết' } })
  store.write({ form: 'one', keptAt: at(2), values: { title: 'Tết đến' } })
  expect(store.read()).toEqual([{ form: 'one', keptAt: at(2), values: { title: 'Tết đến' } }])
})

test('two tabs keep their texts side by side, and giving one up leaves the other', () => {
  const { store } = freshStore()
  store.write({ form: 'one', keptAt: at(1), values: { title: 'Một' } })
  store.write({ form: 'two', keptAt: at(2), values: { title: 'Hai' } })
  expect(store.read().map(({ values }) => values.title)).toEqual(['Hai', 'Một'])
  store.forget('two')
  expect(store.read().map(({ values }) => values.title)).toEqual(['Một'])
})

test('what does not fit is passed over, and nothing is left behind', () => {
  const { key, store } = freshStore()
  browserStorage.write(key, '{"broken"')
  expect(store.read()).toEqual([])
  browserStorage.write(key, JSON.stringify([{ form: 'one', keptAt: at(1), values: { title: 5 } }]))
  expect(store.read()).toEqual([])
  store.write({ form: 'one', keptAt: at(1), values: { title: 'Một' } })
  store.forget('one')
  expect(browserStorage.read(key)).toBeNull()
})

test('another person and another post have drafts of their own', () => {
  expect(new Set([draftKey('a', null), draftKey('b', null), draftKey('a', 'post')]).size).toBe(3)
})
