import type { QuestionTypeRules } from '@lms/contracts/question-types/question-type.ts'
import { Text, TextInput } from '@mantine/core'
import { contentPictures } from '../../media/pictures.ts'
import { useTexts } from '../../lib/texts.ts'
import { textOf, useField } from '../../ui/form/field.ts'
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx'
import { letterOf } from '../answer-letters.ts'
import { keptText, shownText } from './plain-answer.ts'
import type { QuestionControl } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import classes from './question-form.module.css'

interface AnswerTextProps {
  control: QuestionControl
  index: number
  kind: QuestionTypeRules['texts']
}

/** How the text of an answer is written: with formulas and pictures, as plain text, or not at all. */
export function AnswerText({ control, index, kind }: AnswerTextProps) {
  const t = useTexts(questionFormTexts)
  const props = { control, name: `answers.${index}.text`, label: t('answer', { letter: letterOf(index) }) } as const
  if (kind === 'rich') {
    return (
      <div className={classes.answerText}>
        <RichTextField {...props} isCompact isLabelHidden pictures={contentPictures} />
      </div>
    )
  }
  return (
    <div className={classes.answerText}>{kind === 'plain' ? <PlainText {...props} /> : <FixedText {...props} />}</div>
  )
}

interface TextProps {
  control: QuestionControl
  name: `answers.${number}.text`
  label: string
}

function PlainText(props: TextProps) {
  const { value, change, shared } = useField(props)
  const { label, ...input } = shared
  return (
    <TextInput
      {...input}
      aria-label={label}
      value={shownText(textOf(value))}
      onChange={(event) => change(keptText(event.currentTarget.value))}
    />
  )
}

function FixedText(props: TextProps) {
  const { value } = useField(props)
  return <Text fw={500}>{textOf(value)}</Text>
}
