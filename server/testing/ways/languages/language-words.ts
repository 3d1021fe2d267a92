/**
 * What papers say around their questions in other languages. 'B' is the letter of the right option, '…' its text, '~' why
 * it is right, 1 the number of the question, and '⏎' the end of a line.
 */
export interface LanguageWords {
  numbers: readonly string[]
  /** Below the options. */
  keys: readonly string[]
  /** Behind the last question. */
  listHeads: readonly string[]
  /** What stands below the options, looks like a key and is none. */
  notes: readonly string[]
  /** What stands between two questions and belongs to none. */
  headings: readonly string[]
  /** What may as well be the end of the option above it. */
  remarks: readonly string[]
}

const typed: Readonly<Record<string, Readonly<Record<keyof LanguageWords, string>>>> = {
  English: {
    numbers:
      'Question 1:  | Question 1.  | Question 1  | QUESTION 1⏎ | Q1.  | Q1)  | Q.1  | Question #1:  | No. 1:  | Item 1.  | Problem 1.  | Exercise 1.  | Question 1 (easy):  | 1. (3 pts) ',
    keys: 'Answer: B | ANSWER: B | Answer: b | Answer: (B) | Answer: B) … | Answer: B. … | Answer: … | Answer - B | Answer B | Ans: B | Ans. B | Ans B | Correct answer: B | Correct Answer: B. … | Correct Answer: B – … | Correct option: B | Correct choice: B | Right answer: B | Correct: B | Answer Key: B | Key: B | Solution: B | The answer is B. | The answer is B | The correct answer is B. | The correct answer is B, … | The correct answer is B because ~ | The correct answer is B: … | The correct option is (B). | The right answer is B. | The correct answer is … | The correct answer is: … | Option B is correct. | B is correct. | B is the correct answer. | Answer: B⏎Explanation: ~ | Answer: B⏎Rationale: ~ | Answer: B⏎Reason: ~ | Answer: B⏎Justification: ~ | Answer: B⏎Feedback: ~ | Answer: B⏎Solution: ~ | Answer: B. Explanation: ~ | Answer: B (~) | Answer: B - ~ | Answer: B⏎~ | Explanation: ~⏎Answer: B | Explanation: ~ The answer is B. | Solution⏎~⏎Answer: B | Answer⏎B | **Answer:** B | **Correct Answer: B** | *Answer: B* | > Answer: B | Suggested answer: B | Expected answer: B | Model answer: B | Answer: B⏎Difficulty: Easy⏎Points: 1 | Points: 1⏎Answer: B | Answer: B⏎Reference: Chapter 2, page 15 | Answer: B⏎Page: 15 | Answer: B⏎Topic: General | Your answer: A⏎Correct answer: B | B | → B | ✓ B',
    listHeads:
      'Answer Key | ANSWERS | Answers: | Key | Answer key and explanations | Solutions | Correct answers | Keys to the test',
    notes:
      'Your answer: B | You answered: B | You selected B | Student answer: B | Answer of the pupil: B | Learner answer: B | Selected answer: B | Your choice: B | Difficulty: B | Points: 1 | Level: B | Section: B | Category: B | Grade: B | Group B | Part B | Figure B | Hint: B | Not B | B is wrong. | B is incorrect. | Wrong: B | Incorrect answer: B | Common mistake: B | Distractor: B | Why not B? | The most common answer is B. | Many students choose B. | Eliminate B. | Set B | Version B | Bloom level: B | Cognitive level: B | Objective: B | Answer: ____ | Answer: ( ) | Answer: A B C D | Answer: (write the letter) | See answer B above.',
    headings:
      'Chapter 2 | Chapter 2: Animals | CHAPTER TWO | Section B: Reading | SECTION B | Part II | Part 2: Grammar | Unit 3 | Unit 3 – Animals | Module 2: Basics | Topic 2: Numbers | Lesson 4 | Week 5 | Quiz 2 | II. Vocabulary | Multiple Choice | True or False | Choose the best answer. | Circle the correct letter. | Reading Comprehension | --- Page 2 --- | Page 2 of 5 | *** Level 2 *** | ## Part 2 | MULTIPLE CHOICE QUESTIONS (10 marks)',
    remarks: 'Hard questions | Turn over | B. Grammar | Well done so far!',
  },
  French: {
    numbers: 'Question 1 :  | Question 1.  | Question n°1 :  | Question n° 1⏎ | Q1.  | Exercice 1 :  | 1°) ',
    keys: 'Réponse : B | Réponse: B | Réponse B | Bonne réponse : B | Réponse correcte : B | Réponse correcte : B. … | La bonne réponse est B. | La bonne réponse est la B. | La réponse est B. | La réponse correcte est B. | La bonne réponse est la réponse B. | Réponse : … | Réponse : B⏎Explication : ~ | Réponse : B⏎Justification : ~ | Réponse : B (~) | Réponse exacte : B | Corrigé : B | Solution : B | Rép. : B | Rép : B | Réponse attendue : B',
    listHeads:
      'Corrigé | CORRIGÉ | Réponses | Réponses : | Corrigé du QCM | Solutions | Grille de réponses | Grille de correction | Clé de correction',
    notes:
      'Votre réponse : B | Réponse de l’élève : B | Ta réponse : B | Difficulté : B | Niveau : B | Points : 1 | Mauvaise réponse : B | Réponse fausse : B | Groupe : B | Partie B | Thème : B | La réponse B est fausse. | Vous avez choisi B',
    headings:
      'Chapitre 2 | Chapitre 2 : Les animaux | Partie B : Lecture | Partie II | Section B | II. Vocabulaire | Choisissez la bonne réponse. | Thème 2 : Nombres | Module 3 | Leçon 4 | Page 2/5 | Vrai ou faux',
    remarks: 'Exercice 2',
  },
  Spanish: {
    numbers:
      'Pregunta 1:  | Pregunta 1.  | Pregunta 1⏎ | Pregunta Nº 1:  | Pregunta n.º 1.  | P1.  | Ejercicio 1.  | Pregunta 1 (2 puntos): ',
    keys: 'Respuesta: B | Respuesta B | Respuesta correcta: B | Respuesta Correcta: B) … | La respuesta correcta es B. | La respuesta correcta es la B. | La respuesta es B. | La respuesta correcta es la opción B. | La opción correcta es B. | Respuesta: … | Respuesta: B⏎Explicación: ~ | Respuesta: B⏎Justificación: ~ | Respuesta: B⏎Retroalimentación: ~ | Respuesta: B (~) | Opción correcta: B | Correcta: B | Rpta: B | Rpta.: B | Clave: B | Solución: B | Resp.: B | R: B | Alternativa correcta: B | Contestación: B',
    listHeads:
      'Clave de respuestas | Respuestas | RESPUESTAS: | Respuestas correctas | Solucionario | Soluciones | Claves | Hoja de respuestas | Plantilla de respuestas',
    notes:
      'Tu respuesta: B | Respuesta del alumno: B | Respuesta del estudiante: B | Su respuesta: B | Dificultad: B | Nivel: B | Puntos: 1 | Respuesta incorrecta: B | Incorrecta: B | Grupo: B | Parte B | Tema: B | La respuesta B es falsa. | Elegiste B',
    headings:
      'Capítulo 2 | Capítulo 2: Los animales | Sección B: Lectura | Parte II | Tema 3 | Tema 3: Números | Unidad 2 | Bloque 2 | II. Vocabulario | Elija la respuesta correcta. | Módulo 3 | Lección 4 | Página 2 de 5 | Verdadero o falso',
    remarks: '',
  },
  Portuguese: {
    numbers:
      'Questão 1:  | Questão 1.  | QUESTÃO 1⏎ | Questão 01 -  | Pergunta 1:  | Pergunta 1⏎ | Exercício 1.  | Questão 1 (1,0 ponto): ',
    keys: 'Resposta: B | Resposta B | Resposta correta: B | Resposta Correta: B) … | Resposta certa: B | A resposta correta é B. | A resposta correta é a B. | A resposta é B. | A resposta correta é a letra B. | A alternativa correta é a B. | Alternativa correta: B | Letra B | Gabarito: B | GABARITO: LETRA B | Gabarito: Letra B | Gabarito B | Resposta: … | Resposta: letra B | Resposta: B⏎Explicação: ~ | Resposta: B⏎Justificativa: ~ | Resposta: B⏎Comentário: ~ | Resposta: B (~) | Opção correta: B | Solução: B | R: B | Resp.: B',
    listHeads:
      'Gabarito | GABARITO | Gabarito: | Respostas | Respostas corretas | Chave de respostas | Soluções | Gabarito oficial',
    notes:
      'Sua resposta: B | Resposta do aluno: B | Dificuldade: B | Nível: B | Pontos: 1 | Resposta errada: B | Grupo: B | Parte B | Tema: B | A resposta B é falsa. | Você escolheu B',
    headings:
      'Capítulo 2 | Capítulo 2: Os animais | Seção B: Leitura | Parte II | Tema 3 | Unidade 2 | Bloco 2 | II. Vocabulário | Assinale a alternativa correta. | Módulo 3 | Aula 4 | Página 2 de 5 | Verdadeiro ou falso',
    remarks: '',
  },
  German: {
    numbers:
      'Frage 1:  | Frage 1.  | Frage 1⏎ | Frage Nr. 1:  | Aufgabe 1:  | Aufgabe 1⏎ | F1:  | Frage 1 (2 Punkte): ',
    keys: 'Antwort: B | Antwort B | Richtige Antwort: B | Richtige Antwort: B) … | Korrekte Antwort: B | Die richtige Antwort ist B. | Die richtige Antwort lautet B. | Die Antwort ist B. | Richtig ist B. | Richtig: B | Antwort B ist richtig. | Antwort: … | Lösung: B | Lösung B | Die Lösung ist B. | Antwort: B⏎Erklärung: ~ | Lösung: B⏎Begründung: ~ | Antwort: B⏎Erläuterung: ~ | Antwort: B (~) | Musterlösung: B',
    listHeads:
      'Lösungen | LÖSUNGEN | Lösungen: | Antworten | Lösungsschlüssel | Antwortschlüssel | Richtige Antworten | Auflösung',
    notes:
      'Ihre Antwort: B | Antwort des Schülers: B | Deine Antwort: B | Schwierigkeit: B | Niveau: B | Punkte: 1 | Falsche Antwort: B | Falsch: B | Gruppe: B | Teil B | Thema: B | Antwort B ist falsch. | Sie haben B gewählt',
    headings:
      'Kapitel 2 | Kapitel 2: Tiere | Teil 2 | Teil B: Lesen | Abschnitt 3 | Thema 3: Zahlen | Modul 2 | II. Wortschatz | Kreuzen Sie die richtige Antwort an. | Lektion 4 | Seite 2 von 5 | Richtig oder falsch',
    remarks: 'Übung 2',
  },
  Indonesian: {
    numbers: 'Soal 1:  | Soal 1.  | Soal 1⏎ | Soal No. 1⏎ | Soal nomor 1.  | Pertanyaan 1:  | No. 1. ',
    keys: 'Jawaban: B | Jawaban B | Jawaban : B | Jawaban: B. … | Jawaban: … | Kunci jawaban: B | Kunci Jawaban : B | Kunci: B | Jawaban yang benar: B | Jawaban yang benar adalah B. | Jawaban benar: B | Jawabannya adalah B. | Jawabannya B | Jawab: B | Jawaban: B⏎Pembahasan: ~ | Pembahasan: ~⏎Jawaban: B | Jawaban: B⏎Penjelasan: ~ | Jawaban: B (~) | Jawaban yang tepat adalah B. | Jadi, jawaban yang benar adalah B.',
    listHeads:
      'Kunci Jawaban | KUNCI JAWABAN | Kunci jawaban: | Jawaban | JAWABAN: | Kunci | Kunci jawaban dan pembahasan',
    notes:
      'Jawaban Anda: B | Jawaban siswa: B | Jawabanmu: B | Tingkat kesulitan: B | Level: B | Poin: 1 | Skor: 1 | Jawaban salah: B | Kelompok: B | Bagian B | Topik: B | Pilihan B salah.',
    headings:
      'Bab 2 | BAB II HEWAN | Bab 2: Hewan | Bagian B: Membaca | Bagian 2 | II. Kosakata | Pilihlah jawaban yang benar! | Topik 3: Bilangan | Materi 2 | Halaman 2 dari 5 | Benar atau salah | Paket 2',
    remarks: 'B. Isian',
  },
  Chinese: {
    numbers: '第1题  | 第1题： | 第1题⏎ | 第 1 题  | 题目1： | 问题1： | 1、 | 1． | 1. ',
    keys: '答案：B | 答案:B | 答案: B | 答案 B | 答案是B。 | 正确答案：B | 正确答案: B | 正确答案是B。 | 正确答案为B | 正确答案：B. … | 参考答案：B | 标准答案：B | 【答案】B | [答案] B | （答案：B） | 答：B | 选B | 故选B。 | 应选B | 答案：… | 答案：B⏎解析：~ | 【答案】B⏎【解析】~ | 答案：B⏎解释：~ | 答案：B⏎说明：~ | 解析：~故选B。 | 正确选项：B | 正解：B | 我的答案：A⏎正确答案：B | 答案：B⏎难度：易⏎分值：1',
    listHeads: '答案 | 参考答案 | 答案： | 参考答案： | 【参考答案】 | 标准答案 | 答案与解析 | 参考答案及解析 | 答案页',
    notes:
      '我的答案：B | 学生答案：B | 你的答案：B | 难度：B | 分值：1 | 等级：B | 类别：B | 错误答案：B | 易错项：B | 知识点：B | 章节：B | 你选择了B | 考生答案：B | B是错的。 | 不选B',
    headings:
      '第二章 | 第二章 动物 | 第2章 | 二、判断题 | 二、多项选择题（每题2分） | 第二部分 | 第二部分：阅读 | 单元3 | 第三单元 | 第二节 | （二）阅读理解 | 请选择正确答案。 | 第2页 共5页 | 判断题',
    remarks: '',
  },
  Russian: {
    numbers: 'Вопрос 1:  | Вопрос 1.  | Вопрос 1⏎ | Вопрос №1  | Вопрос № 1.  | Задание 1.  | Задание 1⏎ | №1. ',
    keys: 'Ответ: B | Ответ B | Ответ - B | Ответ: B) … | Ответ: … | Правильный ответ: B | Правильный ответ — B | Правильный ответ: B) … | Правильный ответ - B | Верный ответ: B | Верно: B | Правильно: B | Правильный вариант: B | Эталон: B | Ключ: B | Ответ: B⏎Пояснение: ~ | Ответ: B⏎Объяснение: ~ | Ответ: B⏎Комментарий: ~ | Ответ: B⏎Обоснование: ~ | Решение: ~⏎Ответ: B | Ответ: B (~) | Правильным ответом является B',
    listHeads:
      'Ответы | ОТВЕТЫ | Ответы: | Ключ | Ключи | Ключ к тесту | Правильные ответы | Ключи к тестам | Эталоны ответов | Ответы к тесту',
    notes:
      'Ваш ответ: B | Ответ ученика: B | Ответ студента: B | Твой ответ: B | Сложность: B | Уровень: B | Баллы: 1 | Неправильный ответ: B | Неверно: B | Группа: B | Часть B | Тема: B | Вариант B | Ответ B неверен. | Вы выбрали B',
    headings:
      'Глава 2 | Глава 2. Животные | Раздел 2 | Раздел 2. Чтение | Часть B | Часть 2 | Тема 3. Числа | Тема 3 | II. Лексика | Выберите правильный ответ. | Вариант 2 | Блок 2 | Страница 2 из 5 | Верно или неверно | Модуль 3 | Урок 4',
    remarks: '',
  },
}

const parted = (text: string): string[] => (text === '' ? [] : text.split(' | '))

export const languageWords: ReadonlyMap<string, LanguageWords> = new Map(
  Object.entries(typed).map(([language, { numbers, keys, listHeads, notes, headings, remarks }]) => [
    language,
    {
      numbers: parted(numbers),
      keys: parted(keys),
      listHeads: parted(listHeads),
      notes: parted(notes),
      headings: parted(headings),
      remarks: parted(remarks),
    },
  ]),
)
