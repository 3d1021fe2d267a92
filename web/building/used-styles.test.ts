import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { usedClasses, withOnly } from './used-styles.ts'

test('rules of classes that nobody has are left out, also from lists and layers', () => {
  const styles = `@layer mantine { .m_a1 { top: 0 } .m_b2, .m_a1 .m_a1 { top: 1px } :where(.m_b2) { top: 2px }
    .m_a1:not(.m_b2) { top: 3px } @media print { .m_b2 > p { top: 4px } } .plain { top: 5px } }`
  const kept = withOnly(new Set(['m_a1']), styles)
  expect([...kept.matchAll(/top: (\d)/g)].map(([, number]) => number)).toEqual(['0', '1', '3', '5'])
  expect(kept).not.toMatch(/\.m_b2,/)
})

test('what the app draws keeps its styles, and what it never draws has none', () => {
  const library = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.layer.css'))
  const sheet = readFileSync(path.join(library, 'styles.layer.css'), 'utf8')
  const used = usedClasses(library)
  const kept = withOnly(used, sheet)
  expect(kept.length).toBeLessThan(sheet.length * 0.75)
  const classesOf = (component: string): string[] =>
    readFileSync(path.join(library, `styles/${component}.layer.css`), 'utf8').match(/\bm_[0-9a-f]+\b/g) ?? []
  for (const component of ['Button', 'AppShell', 'Modal', 'Checkbox', 'Notification', 'UnstyledButton', 'Popover'])
    expect(classesOf(component).filter((name) => !kept.includes(name))).toEqual([])
  expect(classesOf('AngleSlider').filter((name) => kept.includes(name))).toEqual([])
})
