import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { auditActionTexts, auditRecordTexts } from './audit-label-texts.ts'

const root = path.join(import.meta.dirname, '../../../server/src')
const code = globSync('**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((text) => /recordActsOn\(|recordType: '|audit\.record\(|insertEntry\(/.test(text))
  .join('\n')

function named(pattern: RegExp): string[] {
  return [...new Set([...code.matchAll(pattern)].map(([, ...names]) => names.find((name) => name !== undefined) ?? ''))]
}

test('every act and every kind of record that the server writes down has words in the log', () => {
  const records = named(/\brecordType: '(\w+)'|recordActsOn\(audit, '(\w+)'/g)
  const acts = named(/'([a-z][a-z-]+\.[a-z][a-z-]+)'/g).filter(
    (name) => !/^audit\.id$|\.(?:html|json|csv|jpg)$/.test(name),
  )
  expect(records.length).toBeGreaterThan(8)
  expect(acts.length).toBeGreaterThan(25)
  expect(records.filter((name) => !Object.hasOwn(auditRecordTexts.messages, name))).toEqual([])
  expect(acts.filter((name) => !Object.hasOwn(auditActionTexts.messages, name))).toEqual([])
})
