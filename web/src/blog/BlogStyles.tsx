import { blogSheets } from '@lms/contracts/blog/blog.ts'

/** The sheets that the server's HTML names too: taken up where they are there, fetched where they are not. */
export function BlogStyles() {
  return blogSheets.map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} precedence="default" />)
}
