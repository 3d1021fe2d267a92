import { z } from 'zod'
import { type Message, defineMessages } from '../messages.ts'

/** The fixed list of classes. It is the same everywhere, so no call is needed to read it. */
export const classCodes = [
  'LOP_1',
  'LOP_2',
  'LOP_3',
  'LOP_4',
  'LOP_5',
  'LOP_6',
  'LOP_7',
  'LOP_8',
  'LOP_9',
  'LOP_10',
  'LOP_11',
  'LOP_12',
  'LOP_10A1',
  'LOP_10A2',
  'LOP_11A1',
  'LOP_11A2',
  'LOP_12A1',
  'LOP_12A2',
] as const
export const ClassCode = z.enum(classCodes)
export type ClassCode = z.infer<typeof ClassCode>

export const classGroups = ['elementary', 'secondary', 'high_school', 'specialized'] as const
export type ClassGroup = (typeof classGroups)[number]

export const classGroupTexts: Readonly<Record<ClassGroup, Message>> = defineMessages('classes.groups', {
  elementary: { default: 'Elementary Lớp 1-5', vi: 'Tiểu học (Lớp 1-5)', en: 'Elementary (grades 1-5)' },
  secondary: { default: 'Secondary Lớp 6-9', vi: 'Trung học cơ sở (Lớp 6-9)', en: 'Secondary (grades 6-9)' },
  high_school: {
    default: 'High School Lớp 10-12',
    vi: 'Trung học phổ thông (Lớp 10-12)',
    en: 'High school (grades 10-12)',
  },
  specialized: { default: 'Specialized', vi: 'Lớp chuyên', en: 'Specialized' },
})

export interface SchoolClass {
  readonly code: ClassCode
  /** 'Lớp 4', 'Lớp 10A1'. */
  readonly name: string
  readonly group: ClassGroup
}

export const schoolClasses: readonly SchoolClass[] = classCodes.map((code) => ({
  code,
  name: classNameOf(code),
  group: groupOf(code),
}))

/** What the filters of the screens start with: the fourth of the list. */
export const defaultClass: ClassCode = 'LOP_4'

export function classNameOf(code: ClassCode): string {
  return code.replace('LOP_', 'Lớp ')
}

function groupOf(code: ClassCode): ClassGroup {
  const grade = code.replace('LOP_', '')
  if (!/^\d+$/.test(grade)) return 'specialized'
  if (Number(grade) <= 5) return 'elementary'
  return Number(grade) <= 9 ? 'secondary' : 'high_school'
}
