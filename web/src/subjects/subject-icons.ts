import type { SubjectIcon } from '@lms/contracts/subjects/subjects.ts'
import {
  IconAtom,
  IconBallFootball,
  IconBook,
  IconBuildingMonument,
  IconCalculator,
  IconCode,
  IconFlask,
  IconLanguage,
  IconMicroscope,
  IconMusic,
  IconPalette,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'

export const iconsOfSubjects: Readonly<Record<SubjectIcon, TablerIcon>> = {
  book: IconBook,
  calculator: IconCalculator,
  code: IconCode,
  atom: IconAtom,
  flask: IconFlask,
  globe: IconWorld,
  language: IconLanguage,
  art: IconPalette,
  music: IconMusic,
  sports: IconBallFootball,
  history: IconBuildingMonument,
  science: IconMicroscope,
}
