/** 'A und C', '1 y 3', and 'A e C' in large letters: and. */
export const between =
  /(?<=(?<!\p{L})[A-J][.)]?|\d)\s{1,3}(?:e|i|a)\s{1,3}(?=[A-J](?!\p{L})|\d)|(?<=(?<!\p{L})[A-Ja-j][.)]?|\d)\s{1,3}(?:und|et|y|и|й|та|dan|ve|oraz|[eé]s|och|og|en|și|va)\s{1,3}(?=[A-Ja-j](?!\p{L})|\d)/gu

/** 'a e c' is two letters with a word between them, or three. */
export const mayBeWord = /^[a-j] [eia] [a-j]$/
