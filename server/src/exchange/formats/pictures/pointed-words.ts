/**
 * Words with which a question points at something that was to be seen beside it, language by language. One list for all
 * formats: whoever adds a language adds it for tables, texts and programs at once.
 */

const inVietnamese = [
  /(?<!(?:loại|mô|tình|cấu|địa|điển|hữu|vô|truyền|đội|chương|màn|thể) )(?<!\p{L})(?:hình|ảnh|tranh)(?: vẽ| chụp| minh h[oọ][aạ])? (?:bên(?! (?:trong|ngoài))|dưới(?: đây)?|ở dưới|phía dưới|kèm theo|đính kèm)(?!\p{L})/iu,
  /(?<!\p{L})(?:hình vẽ|hình minh h[oọ][aạ]|biển báo|biểu đồ|đồ thị|sơ đồ|bản đồ|lược đồ) (?:ở |phía )?(?:bên|dưới|sau|trên)(?: đây| cạnh)?(?=\s*(?:$|[,.:;?!)]|và|để|hãy|thể|cho|có|mô tả|là))/iu,
  /(?<!\p{L})(?:trong|như|nhìn(?: vào)?|quan sát|xem)(?: các)? hình(?: vẽ)?(?=\s*(?:$|[,.:;?!)]|\d|bên|có|là|trên|dưới|minh))/iu,
  /(?<!\p{L})(?:trong|nhìn(?: vào)?|quan sát|xem)(?: các)?(?: bức)? (?:tranh|ảnh)(?=\s*(?:$|[,.:;?!)]|\d|bên|có|là|trên|dưới|này|sau|bạn|em|minh|và))/iu,
  /(?<!\p{L})(?:ký|kí) hiệu (?:dưới(?: đây)?|bên(?: dưới| cạnh)?) (?=(?:có (?:ý )?nghĩa|nghĩa|mang|được|cho biết|dùng|là gì|thể hiện|yêu cầu|báo))/iu,
  // Where a sign was named before it, 'ký hiệu này' is that one.
  /(?<=^(?:(?:trong|trên|tại|ở)(?!\p{L})[^.?!;:"“”'‘’()<>\n]{1,120}?)?)(?<!\p{L})(?:ký|kí) hiệu này(?!\p{L})/iu,
]

const inEnglish = [
  /\bthe (?:picture|figure|image|diagram|photo|photograph|graph|chart|map|drawing|traffic sign)s? (?:below|above|shown|on the (?:right|left))\b/iu,
  /\b(?:shown|seen) in (?:the|this) (?:picture|figure|image|diagram|photo|photograph|graph|chart|drawing)\b/iu,
]

const inEurope = [
  /\b(?:auf|in) (?:dem|der|diesem|dieser) (?:bild|foto|abbildung|grafik|zeichnung)(?=\s*(?:$|[,.:;?!)]|unten|oben|zu sehen|dargestellt|gezeigt))/iu,
  /\b(?:abgebildete[nrs]?|oben gezeigte[nrs]?|unten gezeigte[nrs]?) \p{L}/iu,
  /\b(?:(?:in|auf|aus) )?(?:nebenstehende[nrms]?|untenstehende[nrms]?|obenstehende[nrms]?|gezeigte[nrms]?) (?:abbildung|bild|grafik|diagramm|schaubild|skizze|karte|foto|schaltung|schaltbild|zeichnung|tabelle)\b/iu,
  /\b(?:piktogramm (?:unten|oben|zeigt)|(?:dieses|das (?:folgende|gezeigte)) (?:piktogramm|bild|foto|verkehrszeichen|diagramm))\b/iu,
  /\b(?:en|de) la (?:imagen|figura|foto|gr[aá]fica)(?=\s*(?:$|[,.:;?!)]|anterior|siguiente|de (?:abajo|arriba|la (?:derecha|izquierda))|se (?:muestra|observa|ve)))/iu,
  /\b(?:observ[ae]|mir[ae]|fíjate en|según|analiz[ae]) (?:la|el|las|los) (?:siguientes? )?(?:imagen|imágenes|figura|gráfic[oa]|mapa|fotografía|foto|dibujo|esquema|ilustración)(?!\p{L})/iu,
  /\b(?:(?:la|el) siguiente (?:imagen|figura|gráfic[oa]|mapa|fotografía|esquema|ilustración)|(?:imagen|figura|gráfic[oa]|mapa|esquema) (?:siguiente|adjunt[oa]|mostrad[oa]|de (?:abajo|arriba)))(?!\p{L})/iu,
  /\b(?:na|da) (?:imagem|figura|foto)(?=\s*(?:$|[,.:;?!)]|abaixo|acima|ao lado|a seguir))/iu,
  /\b(?:observe|analise|veja|de acordo com|com base n)(?:a|o| a| o) (?:imagem|figura|gráfico|mapa|esquema|foto|charge|tirinha|ilustração)(?!\p{L})/iu,
  /\b(?:imagem|figura|gráfico|mapa|esquema|charge|tirinha|fotografia) (?:abaixo|acima|ao lado|a seguir)(?!\p{L})/iu,
  /\b(?:figure|image|photo|sch[ée]ma|carte|dessin|document|graphique|croquis|illustration) ci-(?:dessous|dessus|contre|apr[èe]s)/iu,
  /\b(?:observe[rz]?|regarde[rz]?|d['’]après) (?:l['’]|le |la |les |cette |ce )(?:image|figure|photo|schéma|graphique|dessin|illustration|croquis)s?(?!\p{L})/iu,
  /\b(?:immagine|figura|foto|disegno|grafico|schema|illustrazione) (?:sottostante|seguente|qui (?:sotto|accanto|a fianco)|a (?:fianco|lato)|accanto)(?!\p{L})/iu,
  /\b(?:osserva|osservate|guarda) (?:l['’]|la |il |le |i )(?:immagin[ei]|figur[ae]|foto|disegno|grafico|schema)(?!\p{L})/iu,
  /\b(?:op|in) (?:deze|onderstaande|bovenstaande|de (?:onderstaande|bovenstaande)) (?:afbeelding|foto|tekening|figuur|grafiek)(?!\p{L})/iu,
  /(?<!\p{L})(?:na obr[aá]zku|na (?:fotografii|snímku|mapce) (?=(?:je|vidí|vlevo|vpravo))|a k[eé]pen|az [aá]br[aá]n|az alábbi (?:képen|ábrán|rajzon|grafikonon)|pe imagine|[iî]n imagine|din imagine|imaginea (?:de mai jos|alăturată)|p[aå] (?:bilden|billedet|bildet)|figuren (?:nedan|nedenfor|viser|visar)|alla olevassa kuvassa|oheisessa kuvassa|op de (?:afbeelding|foto)|nel(?:la)? (?:figura|immagine)|sur (?:l['’]image|la photo|la figure)|(?:yukarıdaki|aşağıdaki|yandaki) (?:şekil|resim|görsel|grafi)\p{L}{0,6}|rasmda|στην (?:εικόνα|φωτογραφία)|στο (?:σχήμα|διάγραμμα))(?!\p{L})/iu,
]

const inSlavic = [
  /^(?:przedstawion|pokazan|zobrazowan)\p{L}{1,3} (?:sygnał|znak|wskaźnik|rysun|symbol|element|schemat|piktogram)/iu,
  /(?<!\p{L})na (?:rysunku|obrazku|zdjęciu|ilustracji|schemacie)(?=\s*(?:$|[,.:;?!)]|obok|poniżej|powyżej|przedstaw|pokaz|widoczn|widać))/iu,
  /(?<!\p{L})(?:(?:powyższ|poniższ|przedstawion|pokazan)\p{L}{1,3} (?:piktogram|znak|rysun|zdję|ilustrac|wykres|schemat)|(?:ten|co oznacza) piktogram|piktogram (?:przedstawia|oznacza|ten|obok|poniżej|powyżej|na (?:rysunku|zdjęciu|obrazku)))/iu,
  /(?<!\p{L})на (?:рисунке|картинке|фото(?:графии)?|схеме|графике|малюнку)(?=\s*(?:$|[,.:;?!)]|\d|ниже|выше|показан|изображ|представл|зображ))/iu,
  /(?<!\p{L})(?:изображ[её]н|показан|представлен)\p{L}{0,3} (?:ниже|на (?:рис|карт|фото|схем|граф|диагр))/iu,
  /(?<!\p{L})на (?:этой|этом|этих|данном|данной|приведенн\p{L}{2}|приведённ\p{L}{2}|цьому|цій) (?:рисунк|картинк|фото|схем|график|диаграмм|изображени|иллюстраци|малюнк|зображенн|діаграм)\p{L}{0,3}(?!\p{L})/iu,
  /(?<!\p{L})(?:что|кто) (?:изображ[её]н|показан)\p{L}? (?:здесь|тут)?(?=\s*\?)|(?<!\p{L})(?:см\.|смотри(?:те)?) (?:рис|фото|схем|карт)/iu,
]

const inAsia = [
  /\bgambar (?:di ?(?:atas|bawah|samping)|berikut|tersebut)(?!\p{L})/iu,
  /\b(?:amati|perhatikan|lihat|cermati)(?:lah)? (?:\p{L}+ )?(?:gambar|grafik|diagram|peta|ilustrasi|foto|piktogram)(?!\p{L})/iu,
  /\b(?:seperti|sesuai|berdasarkan|pada|dari) gambar(?=\s*(?:$|[,.:;?!)]|di |ini|itu|yang|adalah|\d))/iu,
  /\bgambar (?:ini |tersebut |itu )?(?:menunjukkan|memperlihatkan|menggambarkan)|^piktogram(?=\s)/iu,
  /(?:في|من|حسب) (?:الصورة|الشكل|الرسم)|(?:الصورة|الشكل|الرسم(?: البياني)?|المخطط|الخريطة) (?:التالي|التالية|أدناه|المجاور|المجاورة|المقابل|المقابلة|أعلاه|الآتي|الآتية)|در (?:شکل|تصویر) (?:زیر|بالا|مقابل|روبه?رو)|(?:شکل|تصویر) (?:زیر|مقابل|روبه?رو)/u,
  /(?:จาก|ใน|ดัง|ตาม|ดู)(?:แผน)?(?:ภาพ|รูป)(?!แบบ|ยนตร์|ธรรม|ของ|ทรง|สมบัติ|รวม|พจน์|การ|คลื่น)|(?:ภาพ|รูป|แผนภูมิ|กราฟ|แผนภาพ)(?:ด้านล่าง|ข้างล่าง|ด้านบน|ข้างต้น|ต่อไปนี้|ที่กำหนด)/u,
  /בתמונה|באיור(?:$|[\s,.:?])|שבתרשים|(?:निम्न(?:लिखित)?|दिए गए|नीचे दिए) (?:चित्र|आकृति)|चित्र में|চিত্রে|ছবিতে/u,
]

const inHan = [
  /如[下上右左附]?[图圖](?![书書片像形])|附[图圖](?![书書片像])|[此該该][图圖](?![书書片像形标標層层])|(?<![以之])[下上右左][图圖](?=[所中是为為的，,表显顯：:]|$)/u,
  /(?<![地插企版])[图圖]中的?(?=所示|箭[頭头]|[陰阴]影|[標标][示註注]|[虛虚實实][線线]|[甲乙丙哪何①②③ⅠⅡ]|[資信][訊息]|可知)|[图圖][(（]\s?[\d一二三四五六七八九十]{1,3}\s?[)）]|(?<![\p{sc=Han}\p{L}])[图圖]\s?[\d一二三四五六七八九十]{1,2}(?![\d個个張张])/u,
  /下列(?:各|四|哪)?(?:[個个張张幅])?[图圖](?=[為为中是，,]|所示)/u,
  /次の図(?![書形])|[下上右左]の(?:図|写真|絵|グラフ|地図|イラスト)(?![書形])|次の(?:写真|絵|グラフ|地図|イラスト)|図のよう|(?<!\p{L})図中|(?<![\p{sc=Han}\p{L}])[右左下上]図|図に示|この(?:図|写真|グラフ|地図)(?![書形])|図[\d１-９](?!\d)/u,
  /(?:다음|아래|위|오른쪽|왼쪽|옆)(?:의|에 있는)? ?(?:그림|사진|도표|그래프|지도)(?!책|자)|그림(?:과 같|에서|처럼|을 보고)|사진을 보고/u,
]

/** What is pointed at is a table, which may have been typed where it is spoken of. */
const tables = [
  /附表(?![示面])|如[下上右左附]?表(?=[所，,。；;（(：:\s\d]|$)|(?<![以樓楼地線线紙纸之])[下上右左]表(?=[為为是列中所的，,、。：:；;（(\s]|[顯显]示|$)|表[(（]\s?[\d一二三四五六七八九十]{1,3}\s?[)）]|(?<=^|根據|依據|根据|依据)表中(?![国國央])|(?:根據|依據|根据|依据)此?表(?=[可中所，,判推])/u,
  /次の表(?![現記示情明])|[下上右左]の表(?![現記示情明])|(?:다음|아래|위)(?:의)? ?표(?=[는를에의와로,.\s])/u,
  /\b(?:amati|perhatikan|lihat|cermati)(?:lah)? tabel(?!\p{L})|\btabel (?:berikut|di ?(?:atas|bawah|samping))(?!\p{L})/iu,
  /(?:จาก|ใน|ดัง|ตาม)ตาราง(?:ด้านล่าง|ข้างล่าง|ต่อไปนี้|ที่กำหนด|ข้างต้น)|الجدول (?:التالي|أدناه|المجاور|المقابل|أعلاه|الآتي)/u,
  /(?<!\p{L})bảng (?:số liệu|dữ liệu|thống kê|tần số|tần suất|giá trị|biến thiên|xét dấu)(?: \p{L}+){0,5}? (?:sau|dưới đây|bên dưới|ở dưới|bên)(?=\s*(?:$|[,.:;?!]))/iu,
]

export const pointedPictures: readonly RegExp[] = [
  ...inVietnamese,
  ...inEnglish,
  ...inEurope,
  ...inSlavic,
  ...inAsia,
  ...inHan,
]

export const pointedTables: readonly RegExp[] = tables

/** Without those that a paper in text says of what is typed below. */
export const pointedAbroad: readonly RegExp[] = [...inEurope, ...inSlavic, ...inAsia, ...inHan]
