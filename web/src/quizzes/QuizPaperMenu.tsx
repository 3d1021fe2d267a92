/** The place of the printed papers: nothing is shown until they can be made. */
export function QuizPaperMenu() {
  return null
}
