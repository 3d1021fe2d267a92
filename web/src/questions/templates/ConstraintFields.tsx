import { templateLimits } from '@lms/contracts/questions/templates/templates.ts'
import { ActionIcon, Button, Input, Text, TextInput, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useController, useWatch } from 'react-hook-form'
import { translateSaid, useTexts } from '../../lib/texts.ts'
import type { QuestionFormState } from '../values/question-form.ts'
import { templateFormTexts } from './template-form-texts.ts'
import classes from './templates.module.css'

/** Texts alone, which the form's own lists cannot hold. */
export function ConstraintFields({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(templateFormTexts)
  const { control } = form
  const { field } = useController({ control, name: 'template.constraints' })
  const constraints = useWatch({ control, name: 'template.constraints' }) ?? []
  const problems = form.formState.errors.template?.constraints
  const problemAt = (index: number): string | undefined => {
    const message = problems?.[index]?.message
    return message === undefined ? undefined : translateSaid(message)
  }
  return (
    <div className={classes.group}>
      <Title order={3} size="h6">
        {t('constraints')}
      </Title>
      {constraints.length > 0 && (
        <ul className={classes.rows}>
          {constraints.map((constraint, index) => (
            // What is typed is all there is of it, and its place is its name.
            // oxlint-disable-next-line react/no-array-index-key -- they are told apart by their places only
            <li key={index} className={classes.line}>
              <TextInput
                className={classes.wide}
                aria-label={t('constraint', { number: index + 1 })}
                placeholder={t('constraintExample')}
                value={constraint}
                error={problemAt(index)}
                onChange={(event) => field.onChange(constraints.with(index, event.currentTarget.value))}
              />
              <ActionIcon
                variant="subtle"
                color="danger"
                aria-label={t('remove', { label: t('constraint', { number: index + 1 }) })}
                onClick={() => field.onChange(constraints.toSpliced(index, 1))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {typeof problems?.message === 'string' && <Input.Error size="sm">{translateSaid(problems.message)}</Input.Error>}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={constraints.length >= templateLimits.constraints}
          onClick={() => field.onChange([...constraints, ''])}
        >
          {t('addConstraint')}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('language')}
      </Text>
    </div>
  )
}
