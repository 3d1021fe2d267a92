import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../lib/texts.ts'
import { contentPictures } from '../../../media/pictures.ts'
import type { QuestionFormState } from '../../values/question-form.ts'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { moved } from '../answer/given-parts.ts'
import { PartRows } from './PartRows.tsx'
import { partFormTexts } from './form-texts.ts'
import classes from './part-form.module.css'

interface TextListProps {
  form: QuestionFormState
  /** A list of texts, and beside it their ids. */
  name: 'items' | 'extras'
  labelOf: (number: number) => string
  addLabel: string
  minimum: number
  maximum: number
  /** The order is what the question is about. */
  isOrdered?: boolean
}

const idNames = { items: 'itemIds', extras: 'extraIds' } as const

/** Rich texts one below the other. */
export function TextList({ form, name, labelOf, addLabel, minimum, maximum, isOrdered = false }: TextListProps) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(partFormTexts)
  const { control } = form
  const texts = useWatch({ control, name }) ?? []

  function change(next: string[]): void {
    // Ids belong to places; who moves or removes a text writes the list anew, and equal texts keep their ids.
    form.setValue(idNames[name], undefined)
    form.setValue(name, next, { shouldDirty: true })
    form.clearErrors(name)
  }

  return (
    <PartRows
      minimum={minimum}
      maximum={maximum}
      addLabel={addLabel}
      onAdd={() => change([...texts, ''])}
      onRemove={(index) => change(texts.filter((_, place) => place !== index))}
      rows={texts.map((_, index) => {
        const label = labelOf(index + 1)
        return {
          key: `${name} ${index}`,
          label,
          fields: (
            <>
              <div className={classes.wide}>
                <RichTextField
                  control={control}
                  name={`${name}.${index}`}
                  label={label}
                  isCompact
                  isLabelHidden
                  pictures={contentPictures}
                />
              </div>
              {isOrdered && (
                <span className={classes.moves}>
                  <ActionIcon
                    variant="default"
                    aria-label={t('moveUp', { label })}
                    disabled={index === 0}
                    onClick={() => change(moved(texts, index, -1))}
                  >
                    <IconArrowUp size={18} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    aria-label={t('moveDown', { label })}
                    disabled={index === texts.length - 1}
                    onClick={() => change(moved(texts, index, 1))}
                  >
                    <IconArrowDown size={18} aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </>
          ),
        }
      })}
    />
  )
}
