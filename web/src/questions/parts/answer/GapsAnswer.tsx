import { NativeSelect, TextInput, VisuallyHidden } from '@mantine/core'
import { useTexts } from '../../../lib/texts.ts'
import { typeTexts } from '../type-texts.ts'
import type { PartAnswerProps } from './part-answer.ts'
import { partsOf, withPart } from './given-parts.ts'
import classes from './part-answers.module.css'

/** A field for each gap, under the text that shows their numbers. */
export function GapsAnswer({ question, given, isLocked, onAnswer }: PartAnswerProps) {
  const t = useTexts(typeTexts)
  const filled = partsOf(given)
  return (
    <div className={classes.gaps}>
      {(question.gaps ?? []).map(({ number, kind, answers }) => {
        const part = String(number)
        const value = filled[part]
        const shared = {
          label: t('gap', { number }),
          size: 'lg',
          disabled: isLocked,
          value: typeof value === 'string' ? value : '',
        } as const
        return kind === 'choice' ? (
          <div key={part}>
            <NativeSelect
              {...shared}
              data={[
                { value: '', label: t('choose') },
                ...answers.map(({ _id, text }) => ({ value: _id, label: text })),
              ]}
              onChange={(event) => onAnswer(withPart(given, part, event.currentTarget.value))}
            />
            {/* A list that is closed shows its choices to nobody who only listens. */}
            <VisuallyHidden aria-hidden>
              <span data-read="option">{`${t('gap', { number })}: ${answers.map(({ text }) => text).join('; ')}`}</span>
            </VisuallyHidden>
          </div>
        ) : (
          <TextInput
            key={part}
            {...shared}
            maxLength={2000}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onAnswer(withPart(given, part, event.currentTarget.value))}
          />
        )
      })}
    </div>
  )
}
