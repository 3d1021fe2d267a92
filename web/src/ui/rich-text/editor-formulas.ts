import { formulasTyped } from '@lms/contracts/typed-formulas.ts'
import { Extension, InputRule, PasteRule, type Range } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'

/** What is typed or pasted between dollar signs becomes a formula, unless it could be money. */
export const TypedFormulas = Extension.create({
  name: 'typedFormulas',
  addInputRules() {
    return [
      new InputRule({
        find: (text) => {
          const last = formulasTyped(text).at(-1)
          if (last === undefined || last.index + last.length !== text.length) return null
          return { index: last.index, text: text.slice(last.index), data: { latex: last.latex } }
        },
        handler: ({ state, range, match }) => put(state, range, match.data?.['latex']),
      }),
    ]
  },
  addPasteRules() {
    return [
      new PasteRule({
        find: (text) =>
          formulasTyped(text).map(({ index, length, latex }) => ({
            index,
            text: text.slice(index, index + length),
            data: { latex },
          })),
        handler: ({ state, range, match }) => put(state, range, match.data?.['latex']),
      }),
    ]
  },
})

function put({ schema, tr }: EditorState, { from, to }: Range, latex: unknown): void {
  const type = schema.nodes['inlineMath']
  if (type !== undefined && typeof latex === 'string') tr.replaceWith(from, to, type.create({ latex }))
}
