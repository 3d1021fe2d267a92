import { EmailAddress, NewPassword, Registration, type RegistrationRole } from '@lms/contracts/accounts/registration.ts'
import { defineMessages, says } from '@lms/contracts/messages.ts'
import { Button, Group, Paper, Stack } from '@mantine/core'
import { z } from 'zod'
import '../lib/registration-labels.ts'
import { registerMessages, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { useContractForm } from '../ui/form/contract-form.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { PasswordField, TextField } from '../ui/form/text-fields.tsx'
import { Page } from '../ui/page/Page.tsx'
import { demoFormsTexts } from './demo-forms-texts.ts'

const { accountTypeRequired } = demoFormsTexts.messages
const messages = defineMessages('demoForms', { accountTypeRequired })
registerMessages(messages)

const accountTypes = ['user', 'manager', 'admin'] as const satisfies RegistrationRole[]

const DemoForm = z.object({
  name: Registration.shape.name,
  email: EmailAddress,
  accountType: z.enum(accountTypes, says(messages.accountTypeRequired)),
  password: NewPassword,
})

/** A form whose rules are checked here and nowhere else. */
export function DemoFormsPage() {
  const t = useTexts(demoFormsTexts)
  const form = useContractForm({
    schema: DemoForm,
    defaultValues: { name: '', email: '', accountType: undefined, password: '' },
  })
  const { control } = form

  const submit = form.submit(async ({ name }) => {
    toast.success(t('valid', { name }))
    form.reset()
  })

  return (
    <Page title={t('title')} description={t('description')}>
      <Paper p="lg" maw={520}>
        <form noValidate onSubmit={submit}>
          <Stack>
            <TextField control={control} name="name" label={t('name')} autoComplete="name" required />
            <TextField control={control} name="email" type="email" label={t('email')} autoComplete="email" required />
            <SelectField
              control={control}
              name="accountType"
              label={t('accountType')}
              placeholder={t('accountTypePlaceholder')}
              options={accountTypes.map((value) => ({ value, label: t(value) }))}
              required
            />
            <PasswordField
              control={control}
              name="password"
              label={t('password')}
              description={t('passwordHint')}
              autoComplete="new-password"
              required
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => form.reset()}>
                {t('reset')}
              </Button>
              <Button type="submit" loading={form.isSubmitting}>
                {t('submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </Page>
  )
}
