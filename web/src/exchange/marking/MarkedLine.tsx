import type { RoledLine } from '@lms/contracts/exchange/marking/line-roles.ts'
import type { LineRole, PaperLine } from '@lms/contracts/exchange/marking/marking.ts'
import { memo } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { lineRoleTexts } from './marking-texts.ts'
import classes from './marking.module.css'

interface MarkedLineProps {
  number: number
  line: PaperLine
  role: LineRole
  by: RoledLine['by']
  /** Where whoever comes by keyboard enters the list. */
  isCurrent: boolean
}

/** Drawn again only when it changes: a paper has many lines, and each mark may change all of them. */
export const MarkedLine = memo(function MarkedLine({ number, line, role, by, isCurrent }: MarkedLineProps) {
  const t = useTexts(lineRoleTexts)
  return (
    <li className={classes.item} data-gap={line.isAfterGap || undefined}>
      <button
        type="button"
        className={classes.line}
        data-line={number}
        data-role={role}
        data-by={by}
        aria-pressed={by === 'person'}
        tabIndex={isCurrent ? 0 : -1}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.text} data-bold={line.looks.includes('b') || undefined}>
          {line.text}
        </span>
        <span className={classes.role}>{t(by === 'place' && role === 'skip' ? 'nowhere' : role)}</span>
      </button>
    </li>
  )
})
