import { defineTexts } from '../../../lib/texts.ts'
import { vietnamese } from '../../../lib/word-texts.ts'

export const ownResultTexts = defineTexts('own-result', {
  mood_withheld: vietnamese('Bạn đã nộp bài rồi!', 'You have handed it in!'),
  mood_perfect: vietnamese('Tuyệt vời, cả vườn hoa đã nở!', 'Wonderful, every flower is open!'),
  mood_great: vietnamese('Giỏi lắm, {{name}}!', 'Very well done, {{name}}!'),
  mood_passed: vietnamese('Bạn làm được rồi, {{name}}!', 'You did it, {{name}}!'),
  mood_learning: vietnamese('Bạn đang học thêm điều mới đấy, {{name}}!', 'You are learning something new, {{name}}!'),
  mood_hard: vietnamese('Bài này khó thật đấy, {{name}} nhỉ?', 'That was a hard one, {{name}}, wasn’t it?'),
  mood_empty: vietnamese('Lần này bạn chưa kịp bắt đầu.', 'This time you did not get to start.'),
  rightOf: vietnamese(
    'Bạn làm đúng {{right}} trên {{asked}} câu.',
    'You answered {{right}} of {{asked}} {{asked:question|questions}} right.',
  ),
  scoreOf: vietnamese(
    'Bạn được {{score}} trên {{total}} điểm.',
    'You have {{score}} of {{total}} {{total:point|points}}.',
  ),
  partlyRight: vietnamese('Thêm {{count}} câu đúng một phần.', 'And {{count}} more {{count:was|were}} partly right.'),
  later: vietnamese(
    'Thầy cô hoặc bố mẹ sẽ công bố kết quả sau. Bạn nghỉ một chút nhé!',
    'The result will be told later. Take a little rest!',
  ),
  waiting: vietnamese(
    'Bố mẹ hoặc thầy cô sẽ đọc và chấm phần bạn viết. Có điểm, bạn sẽ được báo ngay!',
    'Somebody will read and mark what you wrote. You will be told as soon as there is a mark!',
  ),
  timeRanOut: vietnamese(
    'Đồng hồ đã hết giờ trước khi bạn nộp, không sao cả: những câu bạn đã trả lời đều được tính.',
    'The time was over before you handed it in. Never mind: what you had answered counts.',
  ),
  picture: vietnamese(
    'Vườn hoa của bài này: {{open}} bông đã nở, {{half}} bông hé nở, {{asleep}} nụ đang ngủ.',
    'The flower bed of this quiz: {{open}} open, {{half}} half open, {{asleep}} asleep.',
  ),
  pictureWithheld: vietnamese('Những mầm cây đang chờ kết quả của bạn.', 'Sprouts that wait for your result.'),
  listen: vietnamese('Nghe đọc', 'Listen'),
  well: vietnamese('Bạn làm tốt', 'What went well'),
  wellBetter: vietnamese('Hơn lần trước {{count}} điểm!', '{{count}} {{count:point|points}} better than last time!'),
  wellRight: vietnamese('{{count}} câu đúng trọn vẹn.', '{{count}} {{count:question|questions}} completely right.'),
  wellPartly: vietnamese('{{count}} câu đã đúng một phần.', '{{count}} {{count:question|questions}} partly right.'),
  wellAll: vietnamese('Bạn đã trả lời hết mọi câu, không bỏ cuộc.', 'You answered everything and did not give up.'),
  wellAnswered: vietnamese(
    'Bạn đã dám trả lời {{count}} câu.',
    'You dared to answer {{count}} {{count:question|questions}}.',
  ),
  wellCame: vietnamese('Bạn đã mở bài ra xem: đó là bước đầu tiên.', 'You opened the quiz: that is the first step.'),
  again: vietnamese('Thử lại nhé', 'Try these again'),
  againHint: vietnamese('Chạm vào một câu để xem lại.', 'Touch a question to look at it again.'),
  againQuestion: vietnamese('Câu {{number}}', 'Question {{number}}'),
  next: vietnamese('Bước tiếp theo', 'What to do next'),
  nextPerfect: vietnamese(
    'Không còn nụ nào đang ngủ. Bạn có thể chơi một lát rồi chọn bài khác.',
    'No bud is asleep. Have a little break, then choose another quiz.',
  ),
  nextRedo: vietnamese(
    'Làm lại riêng những câu chưa đúng, có gợi ý và lời giải ngay, để đánh thức các nụ hoa.',
    'Do just those again, with hints and explanations at once, and wake the buds.',
  ),
  nextRetake: vietnamese(
    'Xem lại những câu chưa đúng ở bên dưới, rồi làm lại để đánh thức các nụ hoa.',
    'Look at those below, then try the quiz again to wake the buds.',
  ),
  nextRead: vietnamese(
    'Đọc lời giải của những câu chưa đúng ở bên dưới. Hiểu thêm một câu là thêm một bông hoa.',
    'Read the explanations below. Every question that you understand is one more flower.',
  ),
  nextLook: vietnamese(
    'Xem lại bài ở bên dưới và hỏi bố mẹ hoặc thầy cô về câu bạn chưa rõ.',
    'Look at the quiz below, and ask your parents or teachers about what is not clear.',
  ),
  nextWait: vietnamese('Trong lúc chờ, bạn có thể làm bài khác.', 'While you wait you can do another quiz.'),
  home: vietnamese('Về trang chính', 'Back to the start'),
  keep: vietnamese('Giữ lại và đánh giá', 'Keep it and rate it'),
})
