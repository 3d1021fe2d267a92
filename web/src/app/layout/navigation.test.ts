import { describe, expect, test } from 'vitest'
import { activePath, navigationFor } from './navigation.ts'

function paths(role: Parameters<typeof navigationFor>[0]): (string | undefined)[] {
  return navigationFor(role).flatMap((item) => item.path ?? (item.children ?? []).map((child) => child.path))
}

describe('the sidebar', () => {
  test('shows a student the dashboard and the assignments', () => {
    expect(paths('student')).toEqual(['/dashboard', '/student/assigned-quizzes'])
  })

  test('keeps the classes and the settings from parents', () => {
    expect(paths('parent')).toContain('/subjects')
    expect(paths('parent')).not.toContain('/classes')
    expect(paths('parent')).not.toContain('/settings')
  })

  test.each([
    ['/', '/dashboard'],
    ['/posts', '/posts'],
    ['/posts/create', '/posts/create'],
    ['/posts/edit/1', '/posts'],
    ['/ai/generate-process', '/ai/generate-process'],
    ['/aims', undefined],
  ])('marks for %s the entry %s', (address, entry) => {
    expect(activePath(navigationFor('administrator'), address)).toBe(entry)
  })
})
