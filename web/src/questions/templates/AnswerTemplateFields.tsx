import { useWatch } from 'react-hook-form'
import { useTexts } from '../../lib/texts.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { letterOf } from '../answer-letters.ts'
import type { QuestionControl } from '../values/question-form.ts'
import { templateFormTexts } from './template-form-texts.ts'
import classes from './templates.module.css'

interface AnswerTemplateProps {
  control: QuestionControl
  index: number
  isCorrect: boolean
  /** Whether a mistake can lead to it: the author wrote what it says. */
  isWritten: boolean
}

/** What an option of a template has besides its text: when it is right, or which mistake leads to it. */
export function AnswerTemplateFields({ control, index, isCorrect, isWritten }: AnswerTemplateProps) {
  const t = useTexts(templateFormTexts)
  const template = useWatch({ control, name: 'template' }) ?? null
  if (template === null) return null
  const letter = letterOf(index)
  return (
    <div className={classes.answer}>
      {!isCorrect && isWritten && (
        <TextField
          control={control}
          name={`answers.${index}.mistake`}
          label={t('mistake', { letter })}
          placeholder={t('mistakeExample')}
          autoComplete="off"
        />
      )}
      <TextField
        control={control}
        name={`answers.${index}.when`}
        label={t('when', { letter })}
        description={t('whenHint')}
        autoComplete="off"
      />
    </div>
  )
}

export function StatementWhenField({ control, index }: { control: QuestionControl; index: number }) {
  const t = useTexts(templateFormTexts)
  const template = useWatch({ control, name: 'template' }) ?? null
  if (template === null) return null
  return (
    <div className={classes.answer}>
      <TextField
        control={control}
        name={`statements.${index}.when`}
        label={t('statementWhen', { number: index + 1 })}
        description={t('whenHint')}
        autoComplete="off"
      />
    </div>
  )
}
