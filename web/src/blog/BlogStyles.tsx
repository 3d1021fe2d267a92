/** The sheet that the server's HTML names too: taken up where it is there, fetched where it is not. */
export function BlogStyles() {
  return <link rel="stylesheet" href="/blog.css" precedence="default" />
}
