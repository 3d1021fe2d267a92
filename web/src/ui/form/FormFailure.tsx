import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { translateSaid, useLanguage } from '../../lib/texts.ts'

/** The banner above a form for what went wrong beyond its fields. */
export function FormFailure({ message }: { message: string | undefined }) {
  // Rendered again on a change of language, which `message` does not show.
  'use no memo'
  useLanguage()
  if (message === undefined) return null
  return (
    <Alert color="danger" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {translateSaid(message)}
    </Alert>
  )
}
