import type { QuestionTypeRules } from '@lms/contracts/question-types/question-type.ts'
import { Checkbox, Radio, TextInput } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { letterOf } from '../answer-letters.ts'
import { questionPreviewTexts } from './preview-texts.ts'
import classes from './question-preview.module.css'

interface AnswerInputProps {
  texts: readonly string[]
}

/** How a question is answered that is a text with answers; those with parts have their own controls. */
export const answerInputs: Readonly<Partial<Record<QuestionTypeRules['answeredBy'], ComponentType<AnswerInputProps>>>> =
  {
    one: OneChoice,
    many: ManyChoices,
    text: TypedAnswer,
  }

function OneChoice({ texts }: AnswerInputProps) {
  const t = useTexts(questionPreviewTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Radio.Group label={t('answers')} value={chosen} onChange={setChosen}>
      <div className={classes.options}>
        {texts.map((text, index) => (
          <Radio
            key={letterOf(index)}
            value={letterOf(index)}
            label={<Option letter={letterOf(index)} text={text} />}
            classNames={{ root: classes.option, label: classes.optionLabel, labelWrapper: classes.optionWrapper }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

function ManyChoices({ texts }: AnswerInputProps) {
  const t = useTexts(questionPreviewTexts)
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <Checkbox.Group label={t('answers')} description={t('several')} value={chosen} onChange={setChosen}>
      <div className={classes.options}>
        {texts.map((text, index) => (
          <Checkbox
            key={letterOf(index)}
            value={letterOf(index)}
            label={<Option letter={letterOf(index)} text={text} />}
            classNames={{ root: classes.option, label: classes.optionLabel, labelWrapper: classes.optionWrapper }}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}

function TypedAnswer() {
  const t = useTexts(questionPreviewTexts)
  const [text, setText] = useState('')
  return (
    <TextInput
      label={t('yourAnswer')}
      value={text}
      autoComplete="off"
      maw={420}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}

function Option({ letter, text }: { letter: string; text: string }) {
  return (
    <span className={classes.optionText}>
      <span className={classes.letter}>{letter}.</span>
      <RichTextView html={text} isCompact />
    </span>
  )
}
