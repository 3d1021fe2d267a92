import { type Fields, type Value, jsonIn } from '../objects/json-tree.ts'
import { valueInScript } from '../objects/scripts/script-values.ts'
import { type XmlElement, descendantsOf, textOfElement } from '../xml-tree.ts'

const isProgram = /^(?:|module|babel|(?:text|application)\/(?:x-)?(?:java|ecma|type|babel)\w*)$/i

/** What the programs of a page write out. */
export function valuesOfPage(root: XmlElement): Fields {
  const found = descendantsOf(root, 'script').flatMap((script): (readonly [string, Value])[] => {
    const type = script.attributes['type'] ?? ''
    const text = textOfElement(script).trim()
    if (text === '') return []
    const value = isProgram.test(type) ? valueInScript(`;${text}`) : /json/i.test(type) ? jsonIn(text) : null
    if (value?.kind !== 'fields' || !isProgram.test(type)) return value ? [['', value]] : []
    return [...value.fields]
  })
  return { kind: 'fields', fields: found }
}
