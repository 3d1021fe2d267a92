import { defineTexts } from '../../lib/texts.ts'

export const cameraTexts = defineTexts('scan-camera', {
  title: { default: 'Chụp phiếu trả lời', vi: 'Chụp phiếu trả lời', en: 'Photograph answer sheets' },
  picture: { default: 'Hình từ máy ảnh', vi: 'Hình từ máy ảnh', en: 'What the camera sees' },
  hold: {
    default: 'Giữ yên: khi khung xanh, ảnh được chụp tự động. Sau đó đổi sang phiếu tiếp theo.',
    vi: 'Giữ yên: khi khung xanh, ảnh được chụp tự động. Sau đó đổi sang phiếu tiếp theo.',
    en: 'Hold still: with a green outline the picture is taken by itself. Then put the next sheet there.',
  },
  taken: {
    default: 'Đã chụp {{count}} ảnh',
    vi: 'Đã chụp {{count}} ảnh',
    en: '{{count}} {{count:picture|pictures}} taken',
  },
  takeNow: { default: 'Chụp ngay', vi: 'Chụp ngay', en: 'Take it now' },
  done: { default: 'Xong', vi: 'Xong', en: 'Done' },
  refused: {
    default: 'Trình duyệt chưa được phép dùng máy ảnh. Hãy cho phép trong phần cài đặt của trang, hoặc chọn tệp ảnh.',
    vi: 'Trình duyệt chưa được phép dùng máy ảnh. Hãy cho phép trong phần cài đặt của trang, hoặc chọn tệp ảnh.',
    en: 'The browser may not use the camera. Please allow it in the settings of this page, or choose files.',
  },
  none: {
    default: 'Không mở được máy ảnh trên thiết bị này. Hãy chọn tệp ảnh.',
    vi: 'Không mở được máy ảnh trên thiết bị này. Hãy chọn tệp ảnh.',
    en: 'No camera could be opened on this device. Please choose files.',
  },
})
