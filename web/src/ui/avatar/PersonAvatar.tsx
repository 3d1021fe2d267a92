import { Avatar, type AvatarProps } from '@mantine/core'
import { initialsOf } from './initials.ts'

interface PersonAvatarProps extends AvatarProps {
  name: string
}

/** A person's picture, and their initials while there is none or it does not load. */
export function PersonAvatar({ name, ...props }: PersonAvatarProps) {
  const initials = initialsOf(name)
  return (
    <Avatar {...props} {...(initials !== '' && { name })}>
      {initials || undefined}
    </Avatar>
  )
}
