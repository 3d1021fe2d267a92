import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { arithmetic1, arithmetic2, arithmetic3, arithmetic4, arithmetic5 } from './arithmetic.ts'
import { computing4, music, nature2, science4, science5, society4, society5 } from './knowledge.ts'
import { english3, english4, vietnamese2, vietnamese4, vietnamese5 } from './languages.ts'
import { maths1, maths2, maths3, maths4, maths5 } from './maths.ts'
import { parted4 } from './parted.ts'
import type { DemoQuestion } from './writing.ts'

/** By the code of the subject. */
export const demoQuestions: Readonly<Record<string, readonly DemoQuestion[]>> = {
  TOAN1: [...arithmetic1, ...maths1],
  TOAN2: [...arithmetic2, ...maths2],
  TOAN3: [...arithmetic3, ...maths3],
  TOAN4: [...arithmetic4, ...maths4, ...parted4],
  TOAN5: [...arithmetic5, ...maths5],
  TV2: vietnamese2,
  TV4: vietnamese4,
  TV5: vietnamese5,
  KH4: science4,
  KH5: science5,
  LSDL4: society4,
  LSDL5: society5,
  TA3: english3,
  TA4: english4,
  TNXH2: nature2,
  TIN4: computing4,
  AMNHAC: music,
}

/** Where a subject is for every class. */
export const classOfGeneralSubjects: ClassCode = 'LOP_3'
