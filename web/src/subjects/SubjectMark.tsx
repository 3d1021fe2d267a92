import type { SubjectIcon } from '@lms/contracts/subjects/subjects.ts'
import { inkOn } from '../ui/color/color-contrast.ts'
import { iconsOfSubjects } from './subject-icons.ts'
import classes from './subjects.module.css'

interface SubjectMarkProps {
  color: string
  icon: SubjectIcon
  size?: number
}

/** A subject's own color and icon, the icon in whichever ink can be seen on that color. */
export function SubjectMark({ color, icon, size = 40 }: SubjectMarkProps) {
  const Icon = iconsOfSubjects[icon]
  return (
    <span className={classes.mark} style={{ width: size, height: size, background: color, color: inkOn(color) }}>
      <Icon size={size * 0.55} stroke={1.75} aria-hidden />
    </span>
  )
}
