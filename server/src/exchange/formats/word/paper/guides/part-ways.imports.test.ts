import { describePapersInParts } from '../../../../../../testing/ways/papers-in-parts.ts'

describePapersInParts(() => true)
