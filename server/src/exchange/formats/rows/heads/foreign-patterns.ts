/** Before the letter or number of an option, folded. */
export const foreignOption =
  'sık|sik|解答|alt|alternative|choix|opzione|secenek|cevap|vastus|варіант|odgovor|raspuns|valasz|opcion|opcao|respuesta|resposta|alternativa|选项|選項|選択肢|вариант|вариант ответа|antwort|reponse|odpowiedz|odp|pilihan|jawaban|op|opsi|risposta|보기'

/** Before the number of a wrong answer, folded. */
export const foreignWrong =
  '(?:respuesta|opcion|alternativa) (?:incorrecta|erronea|falsa)|(?:resposta|opcao|alternativa) (?:incorreta|incorrecta|errada|falsa)|falsche antwort|mauvaise reponse|jawaban salah|distractor|distrator|distrattore|誤解答|誤答|不正解|错误答案|错误选项|干扰项|오답'

/** Somewhere in the name of a key, folded. */
export const foreignKey = new RegExp(
  [
    '(?:respuesta|opcion|alternativa) correcta|(?:resposta|opcao|alternativa) correta|(?:richtige|korrekte) antwort|bonne reponse|reponse correcte|risposta (?:corretta|esatta)',
    // 'Номер правильного ответа', 'Buchstabe der richtigen Antwort': what counts the options says which.
    '^(?:(?:номер|буква|индекс|nr|numer|litera|nummer|buchstabe|cislo|pismeno|a) )?(?:der )?(?:правильн|верн|правильної|prawidlow|poprawn|spravn|richtig|korrekt|helyes|tacn|tocn)[a-zа-яїієґ]{0,4} (?:ответ|вариант|відповід|odpowied|odpove|antwort|losung|valasz|odgovor)[a-zа-яїієґ]{0,4}(?: (?:номер|szama|sorszama|betujele|betuje))?$',
    '^(?:(?:letra|lettera|lettre|litera|letter|inciso|literal) (?:correct|corret|corrett|corec|poprawn)[a-z]{0,2}|letra de la respuesta(?: correcta)?)$',
    '^(?:dogru (?:cevap|secenek|sik)|(?:nomor )?jawaban (?:yang )?benar)(?: (?:no|numarasi|harfi))?$|^正确(?:答案|选项)(?:的?(?:序号|编号|字母))?$|^正解の?(?:番号|記号)$|^정답 ?(?:번호)?$',
    '^valor (?:numerico )?correc?to$|^(?:verdadero|verdadeiro|vrai|vero|richtig)(?: (?:o|ou|oder))? (?:falso|faux|falsch)(?: f)?$',
  ].join('|'),
)
