import { Checkbox, Text, Textarea, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { Formula } from '../view/Formula.tsx'
import type { EditedFormula } from '../editor-extensions.ts'
import { editorTexts } from '../editor-texts.ts'
import { snippets } from './formula-snippets.ts'
import classes from '../editor.module.css'

interface FormulaDialogProps {
  editor: Editor
  formula: EditedFormula | null
  onClose: () => void
}

export function FormulaDialog({ editor, formula, onClose }: FormulaDialogProps) {
  // Keeps its content while it fades out.
  const [shown, setShown] = useState(formula)
  const [round, setRound] = useState(0)
  if (formula !== null && formula !== shown) {
    setShown(formula)
    setRound(round + 1)
  }
  if (shown === null) return null
  return <OpenFormula key={round} editor={editor} formula={shown} opened={formula !== null} onClose={onClose} />
}

interface OpenFormulaProps extends FormulaDialogProps {
  formula: EditedFormula
  opened: boolean
}

function OpenFormula({ editor, formula, opened, onClose }: OpenFormulaProps) {
  const t = useTexts(editorTexts)
  const [latex, setLatex] = useState(formula.latex)
  const [isBlock, setIsBlock] = useState(formula.isBlock)
  const input = useRef<HTMLTextAreaElement>(null)

  function insert(snippet: string): void {
    const { selectionStart = latex.length, selectionEnd = latex.length } = input.current ?? {}
    const space = /\w$/.test(snippet) && snippet.startsWith('\\') ? ' ' : ''
    setLatex(`${latex.slice(0, selectionStart)}${snippet}${space}${latex.slice(selectionEnd)}`)
    input.current?.focus()
  }

  function apply(): void {
    onClose()
    write(editor, { ...formula, latex: latex.trim(), isBlock }, formula.isBlock)
  }

  return (
    <EditorDialog
      title={t('formula')}
      opened={opened}
      onClose={onClose}
      onApply={apply}
      removal={
        formula.position === undefined
          ? undefined
          : {
              label: t('remove'),
              run: () => {
                onClose()
                write(editor, { ...formula, latex: '' }, formula.isBlock)
              },
            }
      }
    >
      <Textarea
        ref={input}
        label={t('latex')}
        description={t('latexHint')}
        value={latex}
        onChange={(event) => setLatex(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        autoCapitalize="off"
        classNames={{ input: classes.latex }}
        data-autofocus
      />
      <fieldset aria-label={t('snippets')} className={classes.snippets}>
        {snippets.map(([name, snippet]) => (
          <Tooltip key={name} label={t(name)}>
            <UnstyledButton className={classes.snippet} onClick={() => insert(snippet)}>
              <VisuallyHidden>{t(name)}</VisuallyHidden>
              <span aria-hidden inert>
                <Formula latex={snippet} />
              </span>
            </UnstyledButton>
          </Tooltip>
        ))}
      </fieldset>
      <Checkbox label={t('ownLine')} checked={isBlock} onChange={(event) => setIsBlock(event.currentTarget.checked)} />
      <div>
        <Text size="sm" fw={500}>
          {t('preview')}
        </Text>
        <div className={classes.formulaPreview} aria-live="polite">
          {latex.trim() === '' ? (
            <Text size="sm" c="dimmed">
              {t('previewEmpty')}
            </Text>
          ) : (
            <Formula latex={latex} isBlock={isBlock} />
          )}
        </div>
      </div>
    </EditorDialog>
  )
}

/** Puts the formula where the caret was, or changes the one that was opened; an empty one goes away. */
function write(editor: Editor, { latex, isBlock, position }: EditedFormula, wasBlock: boolean): void {
  const chain = editor.chain().focus()
  const node = { type: isBlock ? 'blockMath' : 'inlineMath', attrs: { latex } }
  if (position === undefined) {
    if (latex !== '') chain.insertContent(node)
    chain.run()
    return
  }
  if (latex !== '' && isBlock === wasBlock) {
    ;(isBlock
      ? chain.updateBlockMath({ latex, pos: position })
      : chain.updateInlineMath({ latex, pos: position })
    ).run()
    return
  }
  const size = editor.state.doc.nodeAt(position)?.nodeSize ?? 1
  chain.deleteRange({ from: position, to: position + size })
  if (latex !== '') chain.insertContentAt(position, node)
  chain.run()
}
