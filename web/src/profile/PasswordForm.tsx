import { PasswordChangeForm, changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { Button, Stack } from '@mantine/core'
import { NewPasswordFields } from '../accounts/NewPasswordFields.tsx'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { PasswordField } from '../ui/form/text-fields.tsx'
import { Section } from '../ui/page/Section.tsx'
import { useChangePassword } from './profile-api.ts'
import { profileTexts } from './profile-texts.ts'

const empty = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordForm() {
  const t = useTexts(profileTexts)
  const change = useChangePassword()
  const { name, email } = useSignedInUser()
  const form = useContractForm({ schema: PasswordChangeForm, defaultValues: empty, isDisposable: true })
  const { control, isSubmitting } = form

  const submit = form.submit(async ({ currentPassword, password: wanted }) => {
    await change.mutateAsync({ currentPassword, password: wanted })
    form.reset(empty)
    toast.success(translated(changeOwnPassword.message))
  })

  return (
    <Section title={t('passwordTitle')} description={t('passwordDescription')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={420}>
          <PasswordField
            control={control}
            name="currentPassword"
            label={t('currentPassword')}
            autoComplete="current-password"
            required
          />
          <NewPasswordFields
            control={control}
            name="password"
            label={t('newPassword')}
            confirmName="confirmPassword"
            confirmLabel={t('confirmPassword')}
            owner={{ lastName: name, email }}
          />
          <FormFailure message={form.failure} />
          <div>
            <Button type="submit" loading={isSubmitting}>
              {t(isSubmitting ? 'saving' : 'changePassword')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
