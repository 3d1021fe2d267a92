import type { ChildDraftInput } from '@lms/contracts/children/children.ts'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'
import { useTexts } from '../lib/texts.ts'
import { textOf, useField } from '../ui/form/field.ts'
import { randomBelow } from '@lms/contracts/children/child-password.ts'
import { childFormTexts } from './child-form-texts.ts'
import { anotherUsername, suggestedUsername } from '@lms/contracts/children/username-suggestion.ts'

interface UsernameFieldProps<Output> {
  control: Control<ChildDraftInput, unknown, Output>
  setValue: UseFormSetValue<ChildDraftInput>
  /** The one that the server refused because somebody has it. */
  taken: string | null
}

/** Follows the name until somebody types another one. */
export function UsernameField<Output>({ control, setValue, taken }: UsernameFieldProps<Output>) {
  const t = useTexts(childFormTexts)
  const label = t('username')
  const description = t('usernameHint')
  const { value, change, shared } = useField({ control, name: 'username', label, description, required: true })
  const [lastName, firstName] = useWatch({ control, name: ['lastName', 'firstName'] })
  const suggestion = suggestedUsername(lastName, firstName)
  const followed = useRef('')
  const username = textOf(value)
  useEffect(() => {
    if (suggestion === followed.current || username !== followed.current) return
    followed.current = suggestion
    setValue('username', suggestion, { shouldDirty: true, shouldValidate: suggestion !== '' })
  }, [suggestion, username, setValue])
  return (
    <div>
      <TextInput
        {...shared}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {taken !== null && taken === username && <Another key={taken} taken={taken} onUse={change} />}
    </div>
  )
}

function Another({ taken, onUse }: { taken: string; onUse: (username: string) => void }) {
  const t = useTexts(childFormTexts)
  const [username] = useState(() => anotherUsername(taken.slice(0, 40), randomBelow))
  return (
    <Button variant="subtle" size="compact-sm" mt={4} onClick={() => onUse(username)}>
      {t('usernameSuggestion', { username })}
    </Button>
  )
}
