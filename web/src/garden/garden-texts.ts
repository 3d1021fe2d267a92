import { stickerNames } from '@lms/contracts/garden/sticker-names.ts'
import { defineTexts } from '../lib/texts.ts'
import { vietnamese } from '../lib/word-texts.ts'

export const gardenTexts = defineTexts('garden', {
  ...stickerNames,
  title: vietnamese('Khu vườn của bạn', 'Your garden'),
  about: vietnamese(
    'Mỗi câu bạn trả lời là một giọt nước, mỗi chủ đề bạn nắm vững là một cây xanh. Cây đã lớn thì không bao giờ héo.',
    'Every question that you answer is a drop of water, every topic that you know well is a tree. What has grown never withers.',
  ),
  loadFailed: vietnamese('Chưa mở được khu vườn', 'The garden could not be opened'),
  picture: vietnamese(
    'Khu vườn có {{open}} bông hoa đã nở và một cây đang lớn.',
    'A garden with {{open}} open {{open:flower|flowers}} and one plant that grows.',
  ),
  pictureWithTrees: vietnamese(
    'Khu vườn có {{open}} bông hoa đã nở, một cây đang lớn và {{trees}} cây của những điều bạn đã biết.',
    'A garden with {{open}} open {{open:flower|flowers}}, one plant that grows and {{trees}} {{trees:tree|trees}} of what you know.',
  ),
  trees: vietnamese('Chủ đề đã vững', 'Topics that are firm'),
  saplings: vietnamese('Chủ đề gần vững', 'Topics that almost are'),
  bloomsSoon: vietnamese(
    'Thêm {{count}} giọt nước nữa là cây này nở hoa.',
    '{{count}} more {{count:drop|drops}} of water and this plant blooms.',
  ),
  fullBeds: vietnamese('{{count}} luống hoa đã nở rộ', '{{count}} flower {{count:bed|beds}} in full bloom'),
  drops: vietnamese('Giọt nước', 'Drops of water'),
  quizzes: vietnamese('Bài đã làm', 'Quizzes done'),
  practices: vietnamese('Lần luyện tập', 'Practices'),
  stickers: vietnamese('Sticker của bạn', 'Your stickers'),
  noStickers: vietnamese(
    'Làm bài đầu tiên để có sticker đầu tiên nhé!',
    'Finish your first quiz to get your first sticker!',
  ),
  praise: vietnamese('“{{words}}”', '“{{words}}”'),
  from: vietnamese('{{from}} tặng', 'From {{from}}'),
  fromFamily: vietnamese('Gia đình tặng', 'From your family'),
  reason_first_quiz: vietnamese('Bài đầu tiên', 'Your first quiz'),
  reason_came_back: vietnamese('Quay lại thử lần nữa', 'Came back to try again'),
  reason_all_answered: vietnamese('Không bỏ câu nào', 'Left nothing out'),
  reason_week_done: vietnamese('Làm xong hết bài', 'Everything done'),
  reason_regular: vietnamese('Ba ngày chăm học', 'Three days of learning'),
  reason_practised: vietnamese('Chăm luyện tập', 'Practised'),
  reason_redone: vietnamese('Sửa lại câu sai', 'Did mistakes again'),
  reason_milestone: vietnamese('Làm được thật nhiều bài', 'Many quizzes done'),
})
