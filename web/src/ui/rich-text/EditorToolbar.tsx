import { UnstyledButton } from '@mantine/core'
import { RichTextEditor as Frame } from '@mantine/tiptap'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { IconLibraryPhoto, IconLink, IconMathFunction, IconPhoto, type TablerIcon } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { editorTexts } from './editor-texts.ts'
import {
  type ToolbarCommand,
  compactGroups,
  fullGroups,
  insertTable,
  pictureCommands,
  tableCommands,
} from './toolbar-commands.ts'
import classes from './editor.module.css'

interface EditorToolbarProps {
  editor: Editor
  label: string
  isCompact: boolean
  onLink: () => void
  onFormula: () => void
  /** Absent where pictures cannot be sent. */
  onPicture: (() => void) | undefined
  /** Absent where there is no library to choose from. */
  onLibrary: (() => void) | undefined
}

interface ToolbarButton {
  name: string
  icon: TablerIcon
  /** Absent for what is done at once and has no state. */
  isActive?: boolean
  isPossible: boolean
  onClick: () => void
}

/** One stop for Tab; the arrow keys go from button to button, Escape back to the text. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, label } = props
  const t = useTexts(editorTexts)
  const groups = useButtons(props)
  const names = groups.flat().map(({ name }) => name)
  const [stop, setStop] = useState('')
  const current = names.includes(stop) ? stop : names[0]

  function steer(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      editor.commands.focus()
      return
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = nextStop(event.key, at, buttons.length)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <Frame.Toolbar
      role="toolbar"
      aria-label={t('toolbar', { field: label })}
      onKeyDown={steer}
      className={classes.toolbar}
    >
      {groups.map((buttons) => (
        <div key={buttons[0]?.name} className={classes.group}>
          {buttons.map(({ name, icon: Icon, isActive, isPossible, onClick }) => (
            // The library's own control is a stop for Tab each.
            <UnstyledButton
              key={name}
              className={classes.button}
              aria-label={name}
              title={name}
              aria-pressed={isActive}
              aria-disabled={!isPossible || undefined}
              tabIndex={name === current ? 0 : -1}
              // What is selected in the text stays so.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setStop(name)}
              onClick={() => isPossible && onClick()}
            >
              <Icon size={16} stroke={1.75} aria-hidden />
            </UnstyledButton>
          ))}
        </div>
      ))}
    </Frame.Toolbar>
  )
}

function useButtons({ editor, isCompact, ...on }: EditorToolbarProps): ToolbarButton[][] {
  const t = useTexts(editorTexts)
  const shown = isCompact ? compactGroups : fullGroups
  const commands = [...shown.flat(), insertTable]
  // The editor changes in place; this is what of it the buttons show.
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: commands.filter(({ isActive }) => isActive?.(now) === true).map(({ text }) => text),
      impossible: commands.filter(({ isPossible }) => isPossible?.(now) === false).map(({ text }) => text),
      table: now.isActive('table'),
      link: now.isActive('link'),
      picture: now.isActive('image'),
      formula: now.isActive('inlineMath') || now.isActive('blockMath'),
    }),
  })
  const button = ({ text, icon, keys, isActive, run }: ToolbarCommand): ToolbarButton => ({
    name: keys === undefined ? t(text) : t('withKeys', { label: t(text), keys }),
    icon,
    ...(isActive !== undefined && { isActive: state.active.includes(text) }),
    isPossible: !state.impossible.includes(text),
    onClick: () => run(editor),
  })
  const dialog = (
    name: string,
    icon: TablerIcon,
    isActive: boolean | undefined,
    onClick: () => void,
  ): ToolbarButton => ({
    name,
    icon,
    ...(isActive !== undefined && { isActive }),
    isPossible: true,
    onClick,
  })
  const formula = dialog(
    t('withKeys', { label: t('formula'), keys: 'Ctrl+Shift+M' }),
    IconMathFunction,
    state.formula,
    on.onFormula,
  )
  const picture = on.onPicture === undefined ? [] : [dialog(t('picture'), IconPhoto, state.picture, on.onPicture)]
  const library =
    on.onLibrary === undefined ? [] : [dialog(t('fromLibrary'), IconLibraryPhoto, undefined, on.onLibrary)]
  const letters = shown.map((group) => group.map(button))
  if (isCompact) return [...letters, [formula, ...picture], ...(state.picture ? [pictureCommands.map(button)] : [])]
  const link = dialog(t('link'), IconLink, state.link, on.onLink)
  const inserts = [formula, ...picture, ...library, link, button(insertTable)]
  const sizes = state.picture ? [pictureCommands.map(button)] : []
  const tables = state.table ? [tableCommands.map(button)] : []
  return [...letters.slice(0, -1), inserts, ...sizes, ...tables, ...letters.slice(-1)]
}

function nextStop(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
