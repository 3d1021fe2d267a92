import { describePapersIn } from '../../../../testing/ways/languages/papers-in-languages.ts'
import { languages } from '../../../../testing/ways/languages/language-ways.ts'

describePapersIn(languages)
