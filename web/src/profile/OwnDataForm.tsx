import { ProfileForm, updateProfile } from '@lms/contracts/profile/profile.ts'
import { User } from '@lms/contracts/users/users.ts'
import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { EmailStatus } from '../accounts/EmailStatus.tsx'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { changeSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { AvatarField } from '../media/AvatarField.tsx'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { StaleNotice } from '../ui/conflict/StaleNotice.tsx'
import { TextareaField } from '../ui/form/TextareaField.tsx'
import { useContractForm } from '../ui/form/contract-form.ts'
import { TextField } from '../ui/form/text-fields.tsx'
import { Section } from '../ui/page/Section.tsx'
import { useSaveProfile } from './profile-api.ts'
import { profileTexts } from './profile-texts.ts'

const fields = ['firstName', 'lastName', 'phone', 'bio', 'avatar'] as const

export function OwnDataForm({ user }: { user: User }) {
  const t = useTexts(profileTexts)
  const save = useSaveProfile()
  const [opened, setOpened] = useState(user)
  const [theirs, setTheirs] = useState<User | null>(null)
  const form = useContractForm({ schema: ProfileForm, defaultValues: valuesOf(user) })
  const { control, isSubmitting } = form
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] })

  function settle(current: User): void {
    setOpened(current)
    setTheirs(null)
    form.reset(valuesOf(current))
  }

  const submit = form.submit(async (values) => {
    try {
      const saved = await saveOver(values, opened.version)
      settle(saved)
      changeSignedInUser({ name: saved.fullName, avatar: saved.avatar ?? undefined })
      toast.success(translated(updateProfile.message))
    } catch (error) {
      const current = currentOf(error)
      if (current === null) throw error
      setTheirs(current)
    }
  })

  /** A new version without a change in these fields, such as another theme, is nobody's conflict. */
  async function saveOver(values: ProfileForm, version: number): Promise<User> {
    try {
      return await save.mutateAsync({ ...values, version })
    } catch (error) {
      const current = currentOf(error)
      if (current === null || changedFields(opened, current).length > 0) throw error
      return save.mutateAsync({ ...values, version: current.version })
    }
  }

  return (
    <Section title={t('data')}>
      {theirs !== null && (
        <StaleNotice
          fields={changedFields(opened, theirs).map((field) => ({ label: t(field), theirs: theirs[field] ?? '' }))}
          onTakeTheirs={() => settle(theirs)}
          onKeepMine={() => {
            // What was not touched here is theirs.
            form.reset(valuesOf(theirs), { keepDirty: true, keepDirtyValues: true })
            setOpened(theirs)
            setTheirs(null)
          }}
        />
      )}
      <form onSubmit={submit} noValidate>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <div style={{ gridColumn: '1 / -1' }}>
            <AvatarField
              control={control}
              name="avatar"
              label={t('avatar')}
              personName={`${lastName ?? ''} ${firstName ?? ''}`.trim()}
            />
          </div>
          <TextField control={control} name="firstName" label={t('firstName')} autoComplete="given-name" required />
          <TextField control={control} name="lastName" label={t('lastName')} autoComplete="family-name" required />
          <div>
            <TextInput
              label={t('email')}
              description={t('emailFixed')}
              value={user.email ?? t('noEmail')}
              readOnly
              variant="filled"
              mb={6}
            />
            <EmailStatus userId={user.id} email={user.email} isVerified={user.isEmailVerified} />
          </div>
          <TextInput
            label={t('username')}
            description={t('usernameFixed')}
            value={user.username}
            readOnly
            variant="filled"
          />
          <TextField control={control} name="phone" type="tel" label={t('phone')} autoComplete="tel" />
          <div style={{ gridColumn: '1 / -1' }}>
            <TextareaField control={control} name="bio" label={t('bio')} limit={500} />
          </div>
        </SimpleGrid>
        <FormFailure message={form.failure} />
        <Button type="submit" mt="md" loading={isSubmitting} disabled={!form.formState.isDirty}>
          {t(isSubmitting ? 'saving' : 'save')}
        </Button>
      </form>
    </Section>
  )
}

function valuesOf({ firstName, lastName, phone, bio, avatar }: User) {
  return { firstName, lastName, phone: phone ?? '', bio: bio ?? '', avatar }
}

function changedFields(before: User, after: User): (typeof fields)[number][] {
  return fields.filter((field) => before[field] !== after[field])
}

/** The record as somebody else left it, when that is why a save was refused. */
function currentOf(error: unknown): User | null {
  return staleRecordOf(error, 'user', User)
}
