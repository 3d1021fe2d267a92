/** What an essay is written with, in a chunk of its own; a paper that asks for one fetches it beforehand. */
export async function loadEssayEditor() {
  return (await import('../../../ui/rich-text/EditorBody.tsx')).EditorBody
}
