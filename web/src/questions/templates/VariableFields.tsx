import { templateLimits, variableKinds } from '@lms/contracts/questions/templates/templates.ts'
import { ActionIcon, Button, Input, TagsInput, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { translateSaid, useTexts } from '../../lib/texts.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useField } from '../../ui/form/field.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import type { QuestionControl, QuestionFormState } from '../values/question-form.ts'
import { templateFormTexts } from './template-form-texts.ts'
import classes from './templates.module.css'

const names = ['a', 'b', 'c', 'd', 'e', 'g', 'h', 'k', 'm', 'n', 'p', 'q'] as const

export function VariableFields({ form }: { form: QuestionFormState }) {
  // react-hook-form changes its form object in place, which memoization would take for no change.
  'use no memo'
  const t = useTexts(templateFormTexts)
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'template.variables', keyName: 'key' })
  const variables = useWatch({ control, name: 'template.variables' }) ?? []
  const problem = form.formState.errors.template?.variables?.root ?? form.formState.errors.template?.variables
  const free = names.find((name) => !variables.some((variable) => variable.name === name)) ?? ''
  return (
    <div className={classes.group}>
      <Title order={3} size="h6">
        {t('variables')}
      </Title>
      <ul className={classes.rows}>
        {fields.map(({ key }, index) => (
          <li key={key} className={classes.row} aria-label={t('variable', { number: index + 1 })}>
            <TextField
              control={control}
              name={`template.variables.${index}.name`}
              label={t('name')}
              autoComplete="off"
            />
            <SelectField
              control={control}
              name={`template.variables.${index}.kind`}
              label={t('kind')}
              options={variableKinds.map((kind) => ({ value: kind, label: t(kind) }))}
              isAlwaysSet
            />
            <RangeFields control={control} index={index} kind={variables[index]?.kind ?? 'whole'} />
            {fields.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="danger"
                className={classes.removal}
                aria-label={t('remove', { label: t('variable', { number: index + 1 }) })}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {typeof problem?.message === 'string' && <Input.Error size="sm">{translateSaid(problem.message)}</Input.Error>}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={fields.length >= templateLimits.variables}
          onClick={() => append({ name: free, kind: 'whole', from: '2', to: '9', step: '', values: [], formula: '' })}
        >
          {t('addVariable')}
        </Button>
      </div>
    </div>
  )
}

interface RangeProps {
  control: QuestionControl
  index: number
  kind: (typeof variableKinds)[number]
}

/** What this kind of variable is drawn from. */
function RangeFields({ control, index, kind }: RangeProps) {
  const t = useTexts(templateFormTexts)
  const at = `template.variables.${index}` as const
  if (kind === 'choice') return <ValuesField control={control} name={`${at}.values`} />
  if (kind === 'computed')
    return (
      <div className={classes.wide}>
        <TextField control={control} name={`${at}.formula`} label={t('formula')} autoComplete="off" />
      </div>
    )
  return (
    <>
      <TextField control={control} name={`${at}.from`} label={t('from')} autoComplete="off" />
      <TextField control={control} name={`${at}.to`} label={t('to')} autoComplete="off" />
      <TextField
        control={control}
        name={`${at}.step`}
        label={t('step')}
        placeholder={kind === 'whole' ? '1' : '0,1'}
        autoComplete="off"
      />
    </>
  )
}

function ValuesField(props: { control: QuestionControl; name: `template.variables.${number}.values` }) {
  const t = useTexts(templateFormTexts)
  const { value, change, shared } = useField({ ...props, label: t('values') })
  return (
    <TagsInput
      {...shared}
      {...optionList}
      className={classes.wide}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={change}
      splitChars={[';']}
      maxTags={templateLimits.values}
      acceptValueOnBlur
      allowDuplicates
    />
  )
}
