import { alignments, isRichTextTag, richTextMarkup, richTextTag } from '@lms/contracts/rich-text-markup.ts'
import { getSchema } from '@tiptap/core'
import { describe, expect, test } from 'vitest'
import { editorExtensions } from './editor-extensions.ts'
import { droppedTags } from './rich-text-rules.ts'

const schema = getSchema(editorExtensions(() => undefined))

/** The columns of a table are the editor's own affair; the server takes them away. */
const layout = new Set(['colgroup', 'col'])

function tagsIn(written: unknown): string[] {
  if (!Array.isArray(written)) return []
  const [tag, ...inner]: unknown[] = written
  return [String(tag), ...inner.flatMap((part) => tagsIn(part))]
}

const levels = [2, 3, 4].map((level) => ({ level }))
const writtenByNodes = Object.values(schema.nodes)
  .filter(({ isText, name }) => !isText && name !== 'doc')
  .flatMap((type) =>
    (type.name === 'heading' ? levels : [{}]).flatMap((attributes) =>
      tagsIn(type.spec.toDOM?.(type.createAndFill(attributes) ?? type.create(attributes))),
    ),
  )
const writtenByMarks = Object.values(schema.marks).flatMap((type) => tagsIn(type.spec.toDOM?.(type.create(), true)))
const written = new Set([...writtenByNodes, ...writtenByMarks].filter((tag) => !layout.has(tag)))

describe('the editor', () => {
  test('writes every tag of the table, and no other', () => {
    expect([...written].toSorted()).toEqual(Object.keys(richTextMarkup).toSorted())
  })

  test('reads every tag that it writes', () => {
    const rules = [...Object.values(schema.nodes), ...Object.values(schema.marks)].flatMap(
      ({ spec }) => spec.parseDOM ?? [],
    )
    const read = new Set(rules.map(({ tag }) => /^[a-z0-9]+/.exec(tag ?? '')?.[0]))
    // Rows are read as the rows of their table, with or without a group around them.
    for (const tag of written) if (tag !== 'tbody') expect(read, tag).toContain(tag)
  })

  test('takes no mark off for another', () => {
    for (const one of Object.values(schema.marks))
      for (const other of Object.values(schema.marks))
        if (one !== other) expect(one.excludes(other), `${one.name} and ${other.name}`).toBe(false)
  })

  test.each(['paragraph', 'heading'])('a %s keeps every alignment', (name) => {
    for (const alignment of alignments) {
      const type = schema.nodes[name]
      expect(JSON.stringify(type?.spec.toDOM?.(type.create({ alignment })))).toContain(`text-align: ${alignment}`)
    }
  })
})

test('what the viewer drops with its words is no tag of the table', () => {
  for (const tag of droppedTags) {
    expect(isRichTextTag(tag)).toBe(false)
    expect(richTextTag(tag)).toBeUndefined()
  }
})
