import type { GivenAnswer, PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { isJudgedAtOnce } from '@lms/contracts/attempts/checked-answers.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { Verdict } from './Verdict.tsx'
import { checkingTexts } from './checking-texts.ts'
import type { SittingChecks } from './sitting-checks.ts'
import classes from './checking.module.css'

interface CheckControlProps {
  question: PaperQuestion
  given: GivenAnswer | undefined
  checks: SittingChecks
  isLocked: boolean
}

/** Below the answers of a quiz for practice: judge this one now, and what came of it. */
export function CheckControl({ question, given = null, checks, isLocked }: CheckControlProps) {
  const t = useTexts(checkingTexts)
  const check = checks.of(question._id)
  if (!checks.isOn || !isJudgedAtOnce(question)) return null
  return (
    <div className={classes.control}>
      {check !== undefined && <Verdict question={question} check={check} />}
      {checks.hasFailed(question._id) && <output className={classes.unreached}>{t('unreached')}</output>}
      {!checks.isSettled(question._id) && (
        <Button
          size="lg"
          color="success"
          leftSection={<IconCheck size={20} aria-hidden />}
          disabled={isLocked || !isAnswered(given)}
          loading={checks.isChecking(question._id)}
          onClick={() => checks.check(question._id, given)}
        >
          {t('check')}
        </Button>
      )}
    </div>
  )
}
