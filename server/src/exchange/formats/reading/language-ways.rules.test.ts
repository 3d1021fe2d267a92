import { describePapersIn } from '../../../../testing/ways/languages/papers-in-languages.ts'
import { languages } from '../../../../testing/ways/languages/language-ways.ts'

/** All of them are read by `npm run test:imports`. */
describePapersIn(languages.filter((_, at) => at % 4 === 0))
