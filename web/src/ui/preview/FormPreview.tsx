import type { FieldError } from '@lms/contracts/endpoint.ts'
import { defineMessages, says, sentMessage } from '@lms/contracts/messages.ts'
import { Button, Group, Paper } from '@mantine/core'
import { z } from 'zod'
import { ApiError } from '../../lib/api-error.ts'
import { registerMessages, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useContractForm } from '../form/contract-form.ts'
import { DateField } from '../date/DateField.tsx'
import { DateTimeField } from '../date/DateTimeField.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { PasswordField, TextField } from '../form/text-fields.tsx'
import { TextareaField } from '../form/TextareaField.tsx'
import { CheckboxField, SwitchField } from '../form/toggle-fields.tsx'
import { previewTexts } from './preview-texts.ts'
import classes from './preview.module.css'

const { required, tooLong, saveFailed } = previewTexts.messages
const messages = defineMessages('preview', { required, tooLong, saveFailed })
registerMessages(messages)

const aboutLimit = 120
const levels = ['easy', 'medium', 'hard'] as const

const PreviewForm = z.object({
  name: z.string().trim().min(1, says(messages.required)),
  password: z.string().min(1, says(messages.required)),
  about: z.string().max(aboutLimit, says(messages.tooLong)),
  points: z.number(says(messages.required)),
  level: z.enum(levels, says(messages.required)),
  remember: z.boolean(),
  isActive: z.boolean(),
  birthday: z.iso.date(says(messages.required)),
  deadline: z.iso.datetime(says(messages.required)).nullable(),
  releaseDate: z.iso.datetime(says(messages.required)).nullable(),
  locked: z.string(),
})

export function FormPreview() {
  const t = useTexts(previewTexts)
  const form = useContractForm({
    schema: PreviewForm,
    isDisposable: true,
    defaultValues: {
      name: '',
      password: '',
      about: '',
      points: 10,
      remember: true,
      isActive: false,
      birthday: '',
      deadline: null,
      releaseDate: null,
      locked: 'LOP_4',
    },
  })
  const { control } = form

  // A name with a digit is refused by what plays the server here, 'fail' by no field at all.
  const submit = form.submit(async ({ name }) => {
    if (/\d/.test(name)) throw refusal([{ field: 'name', ...sentMessage(messages.required) }])
    if (name === 'fail') throw refusal([])
    toast.success(t('saved'))
  })

  return (
    <Paper p="lg">
      <form noValidate onSubmit={submit} className={classes.form}>
        <FormFailure message={form.failure} />
        <div className={classes.fields}>
          <TextField control={control} name="name" label={t('name')} description={t('nameHint')} required />
          <PasswordField control={control} name="password" label={t('password')} autoComplete="new-password" required />
          <NumberField control={control} name="points" label={t('points')} min={0} max={100} required />
          <SelectField
            control={control}
            name="level"
            label={t('level')}
            options={levels.map((value) => ({ value, label: t(value) }))}
            required
          />
          <DateField control={control} name="birthday" label={t('birthday')} required />
          <DateTimeField control={control} name="deadline" label={t('deadline')} />
          <DateTimeField control={control} name="releaseDate" label={t('releaseDate')} format="DD/MM/YYYY" step={15} />
          <TextField control={control} name="locked" label={t('locked')} disabled />
          <TextareaField control={control} name="about" label={t('bio')} limit={aboutLimit} />
          <div className={classes.toggles}>
            <CheckboxField control={control} name="remember" label={t('agree')} />
            <SwitchField control={control} name="isActive" label={t('active')} />
          </div>
        </div>
        <Group justify="flex-end">
          <Button type="submit" loading={form.isSubmitting}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Paper>
  )
}

function refusal(errors: FieldError[]): ApiError {
  return new ApiError({ status: 422, code: 'validation', ...sentMessage(messages.saveFailed), errors })
}
