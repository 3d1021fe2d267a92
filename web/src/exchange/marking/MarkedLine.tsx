import type { RoledLine } from '@lms/contracts/exchange/marking/line-roles.ts'
import { type LineMark, LineRole, type PaperLine, lineRoles } from '@lms/contracts/exchange/marking/marking.ts'
import { Checkbox, NativeSelect, TextInput, Text } from '@mantine/core'
import { memo, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { lineRoleTexts, markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface MarkedLineProps {
  number: number
  line: PaperLine
  role: LineRole
  by: RoledLine['by']
  mark: LineMark | null
  onMark: (line: number, mark: LineMark | null) => void
  /** The last line of the paper. */
  last: number
}

/** What may be true of many lines in a row. */
const runs: ReadonlySet<LineRole> = new Set(['text', 'keys', 'solution', 'more', 'skip'])

/** Drawn again only when it changes: a paper has many lines, and each mark may change all of them. */
export const MarkedLine = memo(function MarkedLine({ number, line, role, by, mark, onMark, last }: MarkedLineProps) {
  const t = useTexts(markingTexts)
  const roleText = useTexts(lineRoleTexts)
  const why = t(by === 'usual' ? 'byItself' : 'byAlike')
  return (
    <li className={classes.line} data-role={role} data-by={by} data-gap={line.isAfterGap || undefined}>
      <Text component="span" size="sm" c="dimmed" className={classes.number} aria-hidden>
        {number}
      </Text>
      <span className={classes.text} data-bold={line.looks.includes('b') || undefined}>
        {line.text}
      </span>
      <div className={classes.choice}>
        <NativeSelect
          size="xs"
          aria-label={t('line', { number, text: line.text.slice(0, 60) })}
          value={mark === null ? '' : role}
          onChange={({ currentTarget }) => {
            const chosen = LineRole.safeParse(currentTarget.value).data
            // What is changed of a line that follows a mark is an exception from it.
            onMark(number, chosen ? { line: number, role: chosen, isAlone: mark?.isAlone ?? by === 'alike' } : null)
          }}
        >
          <option value="">{mark === null ? `${roleText(role)} (${why})` : t('byItself')}</option>
          {lineRoles.map((value) => (
            <option key={value} value={value}>
              {roleText(value)}
            </option>
          ))}
        </NativeSelect>
        {mark !== null && mark.role !== 'keys' && mark.to === undefined && (
          <Checkbox
            size="xs"
            label={t('spread')}
            checked={!mark.isAlone}
            onChange={({ currentTarget }) => onMark(number, { ...mark, isAlone: !currentTarget.checked })}
          />
        )}
        {mark !== null && runs.has(mark.role) && (
          <Until mark={mark} last={last} onChange={(to) => onMark(number, { ...mark, to })} />
        )}
      </div>
    </li>
  )
})

interface UntilProps {
  mark: LineMark
  last: number
  onChange: (to: number | undefined) => void
}

function Until({ mark: { line, to }, last, onChange }: UntilProps) {
  const t = useTexts(markingTexts)
  const [typed, setTyped] = useState(String(to ?? ''))
  const lineIn = (text: string): number | undefined => {
    const until = /^\d{1,4}$/u.test(text) ? Number(text) : 0
    return until > line && until <= last ? until : undefined
  }
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      label={t('until')}
      placeholder={t('untilHint')}
      value={typed}
      error={typed !== '' && lineIn(typed) === undefined && t('untilWrong', { from: line + 1, last })}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value.trim())
        onChange(lineIn(value.trim()))
      }}
    />
  )
}
