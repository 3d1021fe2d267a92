import { UnreadableFile } from '../item.ts'
import { type Value, jsonIn, valuesIn } from './json-tree.ts'
import { valueInScript } from './scripts/script-values.ts'

/** 'const questions = ' before a list, as pages of the web bring their data along. */
const assignment =
  /^(?:['"]use strict['"];?\s*)?(?:export\s+default\s+|module\.exports\s*=\s*|(?:export\s+)?(?:const|let|var)\s+[\w$]{1,80}(?:\s*:[^=\n]{1,200})?\s*=\s*|(?:window|globalThis|self)\.[\w$]{1,80}\s*=\s*)(?=[[{])/
const ending = /^\s*;?\s*(?:(?:export\s+default\s+|module\.exports\s*=\s*)[\w$]{1,80}\s*;?)?\s*$/

/** By its first signs: an object, a list of them, or what a program calls so. */
export function isJson(head: string): boolean {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  return /^[[{]\s*["{[]/.test(text) || (assignment.test(text) && /^[[{]\s*(?:[{"'[]|[\w$]+\s*:)/.test(unassigned(text)))
}

const unassigned = (text: string): string => text.replace(assignment, '')

/** What the file holds; what is no JSON is read as what a program writes out. Nothing of it is run. */
export function valueIn(source: string): Value {
  const text = source.replace(/^\uFEFF/, '').trim()
  const inner = unassigned(text)
  const whole = jsonIn(inner === text ? text : withoutEnding(inner)) ?? listOf(text) ?? valueInScript(text)
  if (!whole) throw new UnreadableFile('notStrictJson')
  return whole
}

/** Behind the list: a semicolon, and the name of the list once more. */
function withoutEnding(text: string): string {
  const last = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'))
  return ending.test(text.slice(last + 1)) ? text.slice(0, last + 1) : text
}

/** A value in each line. */
function listOf(text: string): Value | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const items = lines.length > 1 ? valuesIn(lines) : null
  return items && { kind: 'list', items }
}
