import { defineTexts, ofScreen } from '../../lib/texts.ts'

export const picturePadTexts = defineTexts('ui-picture-pad', {
  pictures: ofScreen('Các hình', 'Pictures'),
  chosen: ofScreen('Đã chọn {{count}} trên 3 hình', '{{count}} of 3 pictures chosen'),
  clear: ofScreen('Chọn lại', 'Start again'),
  cat: ofScreen('Con mèo', 'Cat'),
  dog: ofScreen('Con chó', 'Dog'),
  fish: ofScreen('Con cá', 'Fish'),
  pig: ofScreen('Con lợn', 'Pig'),
  apple: ofScreen('Quả táo', 'Apple'),
  cherry: ofScreen('Quả anh đào', 'Cherry'),
  carrot: ofScreen('Củ cà rốt', 'Carrot'),
  cake: ofScreen('Bánh kem', 'Cake'),
  sun: ofScreen('Mặt trời', 'Sun'),
  moon: ofScreen('Mặt trăng', 'Moon'),
  star: ofScreen('Ngôi sao', 'Star'),
  flower: ofScreen('Bông hoa', 'Flower'),
  house: ofScreen('Ngôi nhà', 'House'),
  car: ofScreen('Ô tô', 'Car'),
  boat: ofScreen('Thuyền buồm', 'Boat'),
  ball: ofScreen('Quả bóng', 'Ball'),
})
