import type { RoledLine } from '@lms/contracts/exchange/marking/line-roles.ts'
import { type LineMark, LineRole, type PaperLine, lineRoles } from '@lms/contracts/exchange/marking/marking.ts'
import { Checkbox, NativeSelect, Text } from '@mantine/core'
import { memo } from 'react'
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
}

/** Drawn again only when it changes: a paper has many lines, and each mark may change all of them. */
export const MarkedLine = memo(function MarkedLine({ number, line, role, by, mark, onMark }: MarkedLineProps) {
  const t = useTexts(markingTexts)
  const roleText = useTexts(lineRoleTexts)
  const why = t(by === 'alike' ? 'byAlike' : 'byItself')
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
        {mark !== null && mark.role !== 'keys' && (
          <Checkbox
            size="xs"
            label={t('spread')}
            checked={!mark.isAlone}
            onChange={({ currentTarget }) => onMark(number, { ...mark, isAlone: !currentTarget.checked })}
          />
        )}
      </div>
    </li>
  )
})
