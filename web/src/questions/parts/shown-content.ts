/** The text of a question as somebody reads it: gaps have their numbers. */
export function shownContent(content: string): string {
  return content.replaceAll(/\[\[(\d{1,2})\]\]/g, '<strong>($1) ______</strong>')
}
