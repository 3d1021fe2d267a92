import { blogMessages } from '@lms/contracts/blog/blog-messages.ts'
import { allFollowingScreen, defineTexts } from '../lib/texts.ts'

/** The same words as in the server's HTML. */
export const blogTexts = defineTexts('blog', allFollowingScreen(blogMessages))
