import { Text, Title } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { StarlessForm } from '../ui/form/field.ts'
import classes from './account.module.css'

interface AccountPageProps {
  title: string
  introduction?: string
  /** For a page that replaces another one at the same address, so that it is read out. */
  takesFocus?: boolean
  children: ReactNode
}

/** The common shape of the pages around signing in. */
export function AccountPage({ title, introduction, takesFocus = false, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <Title ref={heading} tabIndex={-1} order={1} size={28} mb={introduction === undefined ? 'lg' : 4}>
        {title}
      </Title>
      {introduction !== undefined && (
        <Text c="dimmed" mb="lg">
          {introduction}
        </Text>
      )}
      {children}
    </>
  )
}

interface AccountFormProps {
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** The browser's own checks stay off: they would speak before ours, and in another language. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <StarlessForm value>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </StarlessForm>
  )
}
