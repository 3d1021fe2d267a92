import type { AskedQuestion } from '../asked-questions.ts'

/** What papers in other languages ask: the question, its options with a star at the right one, and why it is right. */
const typed: Readonly<Record<string, readonly string[]>> = {
  English: [
    'Which city is the capital of France? | Lyon | *Paris | Nice | Lille | Paris is the seat of the government.',
    'Which of the following animals can fly? | The dog | The cat | *The sparrow | The carp | A sparrow has wings.',
    'What is the value of 12 + 30? | *42 | 40 | 32 | 52 | Add the tens first.',
    'Which statement about deserts is NOT true | They are dry. | They may be cold. | Few plants grow there. | *It rains there every day. | Deserts get little rain.',
    'She ______ to school every day. | go | *goes | going | gone | The third person needs an s.',
    'Who wrote the play "Hamlet"? | Charles Dickens | Jane Austen | *William Shakespeare | Mark Twain | It was written about 1600.',
  ],
  French: [
    'Quelle ville est la capitale de la France ? | Lyon | *Paris | Nice | Lille | Le gouvernement siège à Paris.',
    'Lequel de ces animaux sait voler ? | Le chien | Le chat | *Le moineau | La carpe | Le moineau a des ailes.',
    'Combien font 12 + 30 ? | *42 | 40 | 32 | 52 | On ajoute les dizaines.',
    'Quelle affirmation sur les déserts est fausse | Ils sont secs. | Ils peuvent être froids. | Peu de plantes y poussent. | *Il y pleut chaque jour. | Il y pleut très peu.',
    "Nous ______ à l'école tous les jours. | va | *allons | allez | vont | C'est la première personne du pluriel.",
    'Qui a écrit « Les Misérables » ? | Émile Zola | Molière | *Victor Hugo | Albert Camus | Le roman date de 1862.',
  ],
  Spanish: [
    '¿Qué ciudad es la capital de España? | Sevilla | *Madrid | Bilbao | Valencia | En Madrid está el gobierno.',
    '¿Cuál de estos animales puede volar? | El perro | El gato | *El gorrión | La carpa | El gorrión tiene alas.',
    '¿Cuánto es 12 + 30? | *42 | 40 | 32 | 52 | Se suman las decenas.',
    'Señale la afirmación falsa sobre los desiertos | Son secos. | Pueden ser fríos. | Crecen pocas plantas. | *Llueve todos los días. | Allí llueve muy poco.',
    'Nosotros ______ a la escuela cada día. | va | *vamos | vais | van | Es la primera persona del plural.',
    '¿Quién escribió «Don Quijote»? | Lope de Vega | Quevedo | *Cervantes | Góngora | Se publicó en 1605.',
  ],
  Portuguese: [
    'Qual cidade é a capital do Brasil? | Salvador | *Brasília | Recife | Manaus | O governo fica em Brasília.',
    'Qual destes animais consegue voar? | O cão | O gato | *O pardal | A carpa | O pardal tem asas.',
    'Quanto é 12 + 30? | *42 | 40 | 32 | 52 | Somam-se as dezenas.',
    'Assinale a afirmação falsa sobre os desertos | São secos. | Podem ser frios. | Crescem poucas plantas. | *Chove todos os dias. | Ali chove muito pouco.',
    'Nós ______ à escola todos os dias. | vai | *vamos | vais | vão | É a primeira pessoa do plural.',
    'Quem escreveu «Os Lusíadas»? | Eça de Queirós | Fernando Pessoa | *Luís de Camões | Machado de Assis | A obra é de 1572.',
  ],
  German: [
    'Welche Stadt ist die Hauptstadt von Deutschland? | Köln | *Berlin | Bonn | Hamburg | In Berlin sitzt die Regierung.',
    'Welches dieser Tiere kann fliegen? | Der Hund | Die Katze | *Der Spatz | Der Karpfen | Der Spatz hat Flügel.',
    'Wie viel ist 12 + 30? | *42 | 40 | 32 | 52 | Man addiert die Zehner.',
    'Welche Aussage über Wüsten ist falsch | Sie sind trocken. | Sie können kalt sein. | Dort wachsen wenige Pflanzen. | *Dort regnet es jeden Tag. | Es regnet dort kaum.',
    'Er ______ jeden Tag zur Schule. | gehe | *geht | gehst | gehen | Es ist die dritte Person.',
    'Wer schrieb den „Faust“? | Friedrich Schiller | Heinrich Heine | *Johann Wolfgang von Goethe | Franz Kafka | Das Werk erschien 1808.',
  ],
  Indonesian: [
    'Kota manakah yang menjadi ibu kota Jepang? | Osaka | *Tokyo | Kyoto | Nagoya | Pemerintah Jepang ada di Tokyo.',
    'Hewan manakah yang dapat terbang? | Anjing | Kucing | *Burung pipit | Ikan mas | Burung pipit punya sayap.',
    'Berapakah hasil dari 12 + 30? | *42 | 40 | 32 | 52 | Jumlahkan puluhannya.',
    'Pernyataan yang salah tentang gurun adalah | Gurun itu kering. | Gurun bisa dingin. | Sedikit tumbuhan di sana. | *Hujan turun setiap hari. | Hujan jarang turun di gurun.',
    'Budi ______ ke sekolah setiap hari. | makan | *pergi | minum | tidur | Ke sekolah orang pergi.',
    'Siapakah penulis novel "Laskar Pelangi"? | Tere Liye | Pramoedya | *Andrea Hirata | Chairil Anwar | Novel itu terbit tahun 2005.',
  ],
  Chinese: [
    '中国的首都是哪座城市？ | 上海 | *北京 | 广州 | 成都 | 中央政府设在北京。',
    '下列动物中会飞的是哪一种？ | 小狗 | 小猫 | *麻雀 | 鲤鱼 | 麻雀有翅膀。',
    '12 + 30 等于多少？ | *42 | 40 | 32 | 52 | 先加十位。',
    '关于沙漠，下列说法错误的是 | 沙漠很干燥。 | 沙漠可能很冷。 | 植物很少。 | *每天都下雨。 | 沙漠里很少下雨。',
    '小明每天 ______ 上学。 | 睡觉 | *步行 | 吃饭 | 唱歌 | 上学可以步行。',
    '《红楼梦》的作者是谁？ | 罗贯中 | 施耐庵 | *曹雪芹 | 吴承恩 | 曹雪芹是清代作家。',
  ],
  Russian: [
    'Какой город является столицей России? | Казань | *Москва | Омск | Самара | Правительство находится в Москве.',
    'Какое из этих животных умеет летать? | Собака | Кошка | *Воробей | Карп | У воробья есть крылья.',
    'Сколько будет 12 + 30? | *42 | 40 | 32 | 52 | Сначала складываем десятки.',
    'Какое утверждение о пустынях неверно | Там сухо. | Там бывает холодно. | Там мало растений. | *Там каждый день идёт дождь. | Дожди там редки.',
    'Он ______ в школу каждый день. | хожу | *ходит | ходишь | ходят | Это третье лицо.',
    'Кто написал роман «Война и мир»? | А. П. Чехов | И. С. Тургенев | *Л. Н. Толстой | Н. В. Гоголь | Роман вышел в 1869 году.',
  ],
}

const ofLine = (line: string): AskedQuestion => {
  const [asks = '', ...rest] = line.split(' | ')
  const options = rest.slice(0, -1)
  return {
    asks,
    options: options.map((text) => text.replace('*', '')),
    right: options.findIndex((text) => text.startsWith('*')),
    why: rest.at(-1) ?? '',
  }
}

export const askedAbroad: ReadonlyMap<string, readonly AskedQuestion[]> = new Map(
  Object.entries(typed).map(([language, lines]) => [language, lines.map(ofLine)]),
)
