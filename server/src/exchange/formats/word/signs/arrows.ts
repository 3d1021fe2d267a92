/** '→', '⟹', '➔', '=>', '-->': what follows from the text before it, or what is said of it. */
export const arrow = String.raw`(?:[→⇒⟹⟶➔➜➝➞➡⇨]\uFE0F?|={1,3}>|-{1,3}>)`
