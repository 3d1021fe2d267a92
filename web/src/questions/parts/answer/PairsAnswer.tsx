import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { letterOf } from '../../answer-letters.ts'
import { RichTextView } from '../../../ui/rich-text/RichTextView.tsx'
import { typeTexts } from '../type-texts.ts'
import type { PartAnswerProps } from './part-answer.ts'
import { partsOf, withPart } from './given-parts.ts'
import classes from './part-answers.module.css'

/** Each left side gets the letter of a right one: no dragging, every step by finger or key. */
export function PairsAnswer({ question, given, isLocked, onAnswer }: PartAnswerProps) {
  const t = useTexts(typeTexts)
  const name = useId()
  const chosen = partsOf(given)
  return (
    <div className={classes.pairs}>
      <ol className={classes.rights} aria-label={t('choicesFor')}>
        {question.answers.map(({ _id, text }, index) => (
          <li key={_id} className={classes.right}>
            <span className={classes.letter} data-read="letter">
              {letterOf(index)}.
            </span>
            <RichTextView html={text} isCompact readAs="option" />
          </li>
        ))}
      </ol>
      {(question.lefts ?? []).map(({ _id: leftId, text: left }) => (
        <fieldset key={leftId} className={classes.pair} disabled={isLocked}>
          <legend className={classes.hiddenLegend}>
            <VisuallyHidden>{t('matchFor', { text: readableTextOf(left) })}</VisuallyHidden>
          </legend>
          <RichTextView html={left} isCompact readAs="option" />
          <Chosen options={question.answers} id={chosen[leftId]} />
          <div className={classes.chips}>
            {question.answers.map(({ _id, text }, index) => {
              const isChosen = chosen[leftId] === _id
              return (
                <label key={_id} className={classes.chip}>
                  <input
                    type="radio"
                    name={`${name} ${leftId}`}
                    checked={isChosen}
                    onChange={() => onAnswer(withPart(given, leftId, _id))}
                    // A choice can be taken back.
                    onClick={() => isChosen && onAnswer(withPart(given, leftId, null))}
                  />
                  <span aria-hidden>{letterOf(index)}</span>
                  <VisuallyHidden>{`${letterOf(index)}. ${readableTextOf(text)}`}</VisuallyHidden>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** What the letter stands for: on a phone the list of them is out of sight. */
function Chosen({
  options,
  id,
}: {
  options: PartAnswerProps['question']['answers']
  id: string | boolean | undefined
}) {
  const option = options.find(({ _id }) => _id === id)
  if (option === undefined) return null
  return (
    <span className={classes.chosen} aria-hidden>
      <IconArrowRight size={18} />
      <RichTextView html={option.text} isCompact />
    </span>
  )
}
