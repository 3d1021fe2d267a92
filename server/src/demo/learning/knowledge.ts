import { type DemoQuestion, blank, many, one, truth } from './writing.ts'

export const science4: DemoQuestion[] = [
  one(
    'Nước ở nhiệt độ sôi',
    'Ở điều kiện bình thường, nước tinh khiết sôi ở khoảng bao nhiêu độ C?',
    '100 °C',
    ['0 °C', '50 °C', '80 °C'],
    { topic: 'Nước' },
  ),
  one('Nước đá thuộc thể nào?', 'Nước đá là nước ở thể nào?', 'Thể rắn', ['Thể lỏng', 'Thể khí', 'Thể hơi'], {
    topic: 'Nước',
  }),
  one('Khí cần cho sự cháy', 'Khí nào trong không khí duy trì sự cháy?', 'Ô-xi', ['Ni-tơ', 'Các-bô-níc', 'Hơi nước'], {
    topic: 'Không khí',
  }),
  one(
    'Chất khí nhiều nhất trong không khí',
    'Chất khí nào chiếm phần lớn nhất trong không khí?',
    'Ni-tơ',
    ['Ô-xi', 'Các-bô-níc', 'Hơi nước'],
    { level: 'medium', topic: 'Không khí' },
  ),
  many(
    'Vật dẫn nhiệt tốt',
    'Những vật nào dưới đây dẫn nhiệt tốt?',
    ['thìa nhôm', 'đinh sắt'],
    ['đũa gỗ', 'khăn len'],
    { topic: 'Nhiệt' },
  ),
  truth('Âm thanh trong chân không', 'Âm thanh truyền được trong chân không, đúng hay sai?', false, {
    level: 'medium',
    topic: 'Âm thanh',
    why: 'Âm thanh cần một chất (rắn, lỏng hoặc khí) để truyền đi.',
  }),
  truth('Bóng của vật', 'Bóng của vật xuất hiện ở phía sau vật cản sáng, đúng hay sai?', true, { topic: 'Ánh sáng' }),
  many(
    'Điều cây cần để sống',
    'Cây xanh cần những gì để sống và phát triển?',
    ['nước', 'ánh sáng', 'không khí'],
    ['khói bụi'],
    { topic: 'Thực vật' },
  ),
  blank(
    'Chất khí cây hút vào',
    'Khi quang hợp, cây xanh hấp thụ khí …',
    ['các-bô-níc', 'cacbonic', 'CO2', 'các bô níc'],
    { level: 'hard', topic: 'Thực vật' },
  ),
  one('Vật tự phát sáng', 'Vật nào dưới đây tự phát sáng?', 'Mặt Trời', ['Mặt Trăng', 'Tấm gương', 'Quyển sách'], {
    topic: 'Ánh sáng',
  }),
]

export const science5: DemoQuestion[] = [
  one(
    'Năng lượng mặt trời',
    'Thiết bị nào dùng trực tiếp năng lượng mặt trời?',
    'Pin mặt trời',
    ['Quạt điện cắm ổ điện', 'Bếp ga', 'Xe máy chạy xăng'],
    { topic: 'Năng lượng' },
  ),
  one(
    'Hỗn hợp hay chất',
    'Thứ nào dưới đây là một hỗn hợp?',
    'Nước muối',
    ['Nước cất', 'Vàng nguyên chất', 'Khí ô-xi'],
    { level: 'medium', topic: 'Chất' },
  ),
  many('Động vật đẻ trứng', 'Những con vật nào dưới đây đẻ trứng?', ['gà', 'ếch', 'rắn hổ mang'], ['chó', 'trâu'], {
    topic: 'Động vật',
  }),
  truth('Hoa và quả', 'Sau khi thụ phấn và thụ tinh, bầu nhụy phát triển thành quả, đúng hay sai?', true, {
    level: 'medium',
    topic: 'Thực vật',
  }),
  blank('Con của ếch', 'Trứng ếch nở thành con …', ['nòng nọc'], { topic: 'Động vật' }),
  one('Vật cách điện', 'Vật liệu nào dưới đây cách điện?', 'Cao su', ['Đồng', 'Nhôm', 'Sắt'], { topic: 'Điện' }),
  truth('Tiết kiệm điện', 'Tắt đèn khi ra khỏi phòng là một cách tiết kiệm điện, đúng hay sai?', true, {
    topic: 'Năng lượng',
  }),
  many(
    'Nguồn năng lượng tái tạo',
    'Những nguồn năng lượng nào dưới đây là năng lượng tái tạo?',
    ['gió', 'Mặt Trời', 'nước chảy'],
    ['than đá', 'dầu mỏ'],
    { level: 'medium', topic: 'Năng lượng' },
  ),
]

export const nature2: DemoQuestion[] = [
  one('Cơ quan để thở', 'Cơ quan nào giúp chúng ta thở?', 'Phổi', ['Dạ dày', 'Gan', 'Da']),
  one('Đèn giao thông màu đỏ', 'Khi đèn giao thông màu đỏ, người đi xe phải làm gì?', 'Dừng lại', [
    'Đi nhanh',
    'Đi chậm',
    'Rẽ trái',
  ]),
  many(
    'Thức ăn tốt cho răng',
    'Những việc nào giúp bảo vệ răng?',
    ['đánh răng mỗi ngày', 'ăn ít kẹo', 'khám răng định kì'],
    ['cắn vật cứng'],
  ),
  truth('Rửa tay trước khi ăn', 'Em nên rửa tay bằng xà phòng trước khi ăn, đúng hay sai?', true),
  blank('Mùa nóng nhất', 'Ở miền Bắc nước ta, mùa nóng nhất trong năm là mùa …', ['hè', 'hạ', 'mùa hè']),
  one('Con vật sống dưới nước', 'Con vật nào dưới đây sống dưới nước?', 'Cá chép', ['Con gà', 'Con bò', 'Chim sẻ']),
  truth('Cá heo và loài cá', 'Cá heo thở bằng mang như cá chép, đúng hay sai?', false, {
    level: 'hard',
    why: 'Cá heo là thú, thở bằng phổi.',
  }),
]

export const society4: DemoQuestion[] = [
  one(
    'Đỉnh núi cao nhất Việt Nam',
    'Đỉnh núi nào cao nhất Việt Nam?',
    'Phan-xi-păng',
    ['Bà Đen', 'Bạch Mã', 'Ngọc Linh'],
    { topic: 'Trung du và miền núi Bắc Bộ' },
  ),
  one('Thủ đô của Việt Nam', 'Thủ đô của nước Việt Nam là thành phố nào?', 'Hà Nội', [
    'Huế',
    'Đà Nẵng',
    'Thành phố Hồ Chí Minh',
  ]),
  one(
    'Vua dời đô ra Thăng Long',
    'Vị vua nào dời đô từ Hoa Lư ra Đại La và đổi tên thành Thăng Long?',
    'Lý Thái Tổ',
    ['Đinh Tiên Hoàng', 'Lê Thái Tổ', 'Trần Nhân Tông'],
    { level: 'medium', topic: 'Thăng Long – Hà Nội' },
  ),
  blank('Năm dời đô ra Thăng Long', 'Vua Lý Thái Tổ dời đô ra Thăng Long vào năm nào?', ['1010', 'năm 1010'], {
    level: 'medium',
  }),
  one(
    'Trường đại học đầu tiên',
    'Nơi nào được coi là trường đại học đầu tiên của Việt Nam?',
    'Văn Miếu – Quốc Tử Giám',
    ['Hoàng thành Thăng Long', 'Chùa Một Cột', 'Cố đô Huế'],
  ),
  many(
    'Tỉnh, thành phố giáp biển',
    'Những nơi nào dưới đây giáp biển?',
    ['Hải Phòng', 'Đà Nẵng', 'Quảng Ninh'],
    ['Hà Nội', 'Lạng Sơn'],
    { level: 'medium' },
  ),
  truth(
    'Sông Hồng và đồng bằng Bắc Bộ',
    'Đồng bằng Bắc Bộ do phù sa sông Hồng và sông Thái Bình bồi đắp, đúng hay sai?',
    true,
  ),
  truth('Giỗ Tổ Hùng Vương', 'Giỗ Tổ Hùng Vương là ngày mồng 10 tháng 3 âm lịch, đúng hay sai?', true),
  blank('Cố đô ở miền Trung', 'Thành phố miền Trung từng là kinh đô của triều Nguyễn là …', ['Huế'], {
    topic: 'Cố đô Huế',
  }),
]

export const society5: DemoQuestion[] = [
  one('Ngày Quốc khánh', 'Ngày Quốc khánh của Việt Nam là ngày nào?', '2 tháng 9', [
    '30 tháng 4',
    '1 tháng 5',
    '19 tháng 8',
  ]),
  one('Nơi đọc Tuyên ngôn Độc lập', 'Bác Hồ đọc Tuyên ngôn Độc lập ở đâu?', 'Quảng trường Ba Đình', [
    'Bến Nhà Rồng',
    'Chiến khu Tân Trào',
    'Hang Pác Bó',
  ]),
  blank('Năm chiến thắng Điện Biên Phủ', 'Chiến thắng Điện Biên Phủ diễn ra vào năm nào?', ['1954', 'năm 1954'], {
    level: 'medium',
  }),
  one(
    'Châu lục lớn nhất',
    'Châu lục nào có diện tích lớn nhất thế giới?',
    'Châu Á',
    ['Châu Phi', 'Châu Âu', 'Châu Mỹ'],
    { topic: 'Các châu lục' },
  ),
  one(
    'Đại dương lớn nhất',
    'Đại dương nào rộng nhất thế giới?',
    'Thái Bình Dương',
    ['Đại Tây Dương', 'Ấn Độ Dương', 'Bắc Băng Dương'],
    { topic: 'Các đại dương' },
  ),
  many(
    'Nước láng giềng của Việt Nam',
    'Những nước nào có đường biên giới trên đất liền với Việt Nam?',
    ['Lào', 'Cam-pu-chia', 'Trung Quốc'],
    ['Thái Lan', 'Nhật Bản'],
  ),
  truth('Hai quần đảo của Việt Nam', 'Hoàng Sa và Trường Sa là hai quần đảo của Việt Nam, đúng hay sai?', true),
  truth('Việt Nam ở châu lục nào', 'Việt Nam nằm ở khu vực Đông Nam Á, đúng hay sai?', true),
  blank(
    'Vị tướng thắng quân Nguyên Mông',
    'Hưng Đạo Vương là tước hiệu của danh tướng nào?',
    ['Trần Quốc Tuấn', 'Trần Hưng Đạo'],
    { level: 'hard', ignoreAccents: true },
  ),
]

export const computing4: DemoQuestion[] = [
  one('Thiết bị nhập chữ', 'Thiết bị nào dùng để gõ chữ vào máy tính?', 'Bàn phím', ['Màn hình', 'Loa', 'Máy in']),
  one('Nơi chứa các tệp', 'Trong máy tính, các tệp được sắp xếp vào đâu?', 'Thư mục', ['Con trỏ', 'Bàn phím', 'Loa']),
  many(
    'Thiết bị ra',
    'Những thiết bị nào dưới đây đưa thông tin ra cho người dùng?',
    ['màn hình', 'máy in', 'loa'],
    ['bàn phím', 'chuột'],
    { level: 'medium' },
  ),
  truth('Chia sẻ mật khẩu', 'Em nên cho bạn bè biết mật khẩu của mình, đúng hay sai?', false, {
    why: 'Mật khẩu chỉ dành cho em; bố mẹ có thể giúp em giữ.',
  }),
  truth('Nguồn tin trên mạng', 'Mọi thông tin trên Internet đều chính xác, đúng hay sai?', false),
  one(
    'Phím xóa chữ bên trái',
    'Phím nào xóa kí tự ở bên trái con trỏ soạn thảo?',
    'Backspace',
    ['Delete', 'Enter', 'Shift'],
    { level: 'medium' },
  ),
  blank('Thiết bị điều khiển con trỏ', 'Thiết bị cầm tay dùng để điều khiển con trỏ trên màn hình gọi là …', [
    'chuột',
    'con chuột',
    'chuột máy tính',
  ]),
  many(
    'An toàn khi lên mạng',
    'Em nên làm gì để an toàn khi lên mạng?',
    ['hỏi bố mẹ khi gặp điều lạ', 'giữ kín địa chỉ nhà'],
    ['kết bạn với mọi người lạ', 'bấm vào mọi đường liên kết'],
    { level: 'medium' },
  ),
]

export const music: DemoQuestion[] = [
  one('Nhạc cụ một dây', 'Nhạc cụ dân tộc nào chỉ có một dây?', 'Đàn bầu', ['Đàn tranh', 'Đàn nguyệt', 'Đàn tì bà'], {
    topic: 'Nhạc cụ dân tộc',
  }),
  one('Số nốt nhạc cơ bản', 'Có bao nhiêu nốt nhạc cơ bản từ Đô đến Si?', '7', ['5', '6', '8']),
  one(
    'Tác giả Quốc ca Việt Nam',
    'Nhạc sĩ nào sáng tác bài “Tiến quân ca”, Quốc ca Việt Nam?',
    'Văn Cao',
    ['Phong Nhã', 'Phạm Tuyên', 'Lưu Hữu Phước'],
    { level: 'medium' },
  ),
  many(
    'Nhạc cụ gõ',
    'Những nhạc cụ nào dưới đây là nhạc cụ gõ?',
    ['trống', 'thanh phách', 'song loan'],
    ['sáo trúc', 'đàn bầu'],
  ),
  truth('Sáo trúc', 'Sáo trúc phát ra âm thanh khi ta thổi hơi vào, đúng hay sai?', true),
  blank('Nốt nhạc sau nốt Mi', 'Trong dãy Đô, Rê, Mi, …, nốt nhạc tiếp theo là nốt …', ['Pha', 'Fa']),
]
