import type { GivenAnswer, PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { Checkbox, Radio, TextInput, VisuallyHidden } from '@mantine/core'
import { type Translate, useTexts } from '../../lib/texts.ts'
import { partAnswers } from '../../questions/parts/answer/part-answers.tsx'
import { typeTexts } from '../../questions/parts/type-texts.ts'
import { letterOf } from '../../questions/answer-letters.ts'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import type { Sheet } from './sheet.ts'
import type { SheetText } from './sheet-texts.ts'
import classes from './sheet.module.css'

interface AnswerFieldProps {
  question: PaperQuestion
  sheet: Sheet
  t: Translate<SheetText>
}

/** The right input for the type: one choice, several, or text. */
export function AnswerField({ question, sheet, t }: AnswerFieldProps) {
  const typeText = useTexts(typeTexts)
  const given = sheet.answers[question._id]
  const answer = (next: GivenAnswer): void => sheet.answer(question._id, next)
  const { answeredBy } = questionTypeRules[question.type]
  const PartAnswer = partAnswers[answeredBy]
  if (PartAnswer !== undefined)
    return <PartAnswer question={question} given={given} isLocked={sheet.isLocked} onAnswer={answer} />
  if (answeredBy === 'text') {
    return (
      <TextInput
        size="lg"
        label={t('yourAnswer')}
        description={question.unit?.required === true ? typeText('writeUnit') : undefined}
        rightSection={question.unit?.text ? <span className={classes.unit}>{question.unit.text}</span> : undefined}
        rightSectionWidth={question.unit?.text ? 72 : undefined}
        value={typeof given === 'string' ? given : ''}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        disabled={sheet.isLocked}
        classNames={{ input: classes.typed }}
        onChange={(event) => answer(event.currentTarget.value)}
      />
    )
  }
  const Choice = answeredBy === 'one' ? Radio : Checkbox
  const options = (
    <div className={classes.options}>
      {question.answers.map(({ _id, text }, index) => (
        <Choice
          key={_id}
          value={_id}
          size="md"
          disabled={sheet.isLocked}
          wrapperProps={{ 'data-mark': sheet.marks?.[_id] }}
          label={
            <span className={classes.optionText}>
              <span className={classes.letter} data-read="letter">
                {letterOf(index)}.
              </span>
              <RichTextView html={text} isCompact readAs="option" />
            </span>
          }
          classNames={{
            root: classes.option,
            body: classes.optionBody,
            label: classes.optionLabel,
            labelWrapper: classes.optionWrapper,
          }}
        />
      ))}
    </div>
  )
  const group = {
    label: <VisuallyHidden component="span">{t('answers')}</VisuallyHidden>,
    labelProps: { className: classes.groupLabel },
  }
  if (answeredBy === 'one') {
    return (
      <Radio.Group {...group} value={typeof given === 'string' ? given : null} onChange={answer}>
        {options}
      </Radio.Group>
    )
  }
  return (
    <Checkbox.Group
      {...group}
      value={Array.isArray(given) ? given : []}
      // In the order of the paper: the same choices are the same answer, whichever came first.
      onChange={(chosen) => answer(question.answers.map(({ _id }) => _id).filter((id) => chosen.includes(id)))}
    >
      {options}
    </Checkbox.Group>
  )
}
