/**
 * What people in Vietnam write when they are asked for a password, likeliest first, without marks and spaces:
 * a password is folded the same way before it is looked up, so that `Mật khẩu` and `mat-khau` are found too.
 */

const phrases = `
matkhau matkhaumoi matkhaucu matkhaucuatoi matkhaune matkhaula matkhaulagi khongcomatkhau quenmatkhau quenroi
khongbiet khongnho khongnoi bimat bimatnhe chiyeuminhem anhyeuem emyeuanh anhnhoem emnhoanh yeuem yeuanh yeuemnhieu
yeuanhnhieu yeuemmaimai yeumaimai mainho maiyeu maimai maimaiyeuem toiyeuem toiyeuanh toiyeuban toiyeuvietnam
iloveyou iloveyouso ilove iloveu iloveme loveyou loveme loveyouforever forever vietnam vietnamvodich vietnamtoiyeu
vietnamquehuongtoi vodich conyeu conyeume conyeubo conyeubome conyeumenhieu conyeugiadinh meyeucon boyeucon
bomeyeucon yeucon yeume yeubo yeubome yeugiadinh giadinh giadinhtoi giadinhhanhphuc hanhphuc giadinhlatatca tinhyeu
tinhban tinhbanmaimai banthan banbe hocsinh hocsinhgioi hocsinhngoan hoctap hoctot hocgioi hocbai hocnuahocmai
hoctaptot chamngoan chamhoc congiao thaygiao cogiao thaycogiao truonghoc truongem lophoc lopmot lophai lopba lopbon
lopnam lopsau lopbay loptam lopchin lopmuoi sinhvien giaovien phuhuynh quantri quantrivien nguoidung taikhoan
dangnhap dangky xinchao xinchaoban chao chaoban chaoem chaoanh camon camonban xinloi tambiet hengaplai hanoi
hanoitoiyeu hanoivietnam saigon saigondeplam thanhphohochiminh hochiminh bacho bachovivietnam bachonguoilatatca
danang haiphong cantho hue nhatrang dalat vungtau halong sapa phuquoc hagiang hanam namdinh thaibinh ninhbinh
thanhhoa nghean hatinh quangbinh quangtri quangnam quangngai binhdinh phuyen khanhhoa ninhthuan binhthuan lamdong
daklak gialai kontum binhduong dongnai longan tiengiang bentre vinhlong travinh soctrang camau kiengiang angiang
dongthap bacgiang bacninh vinhphuc phutho thainguyen langson caobang tuyenquang yenbai laocai laichau dienbien sonla
hoabinh haiduong hungyen quangninh bongda bongdavietnam damme dammebongda choigame choigamekhong lienquan
lienquanmobile freefire pubgmobile minecraft roblox playtogether gamethu doraemon pikachu conan songoku naruto
nobita shizuka sieunhan sieunhangao nguoinhen nguoisat batman elsa congchua hoangtu bachtuyet concho conmeo meocon
thocon gaucon gautruc heocon heomap heoxinh meomeo meomap meoxinh cunyeu cuncon tho hoahong hoasen hoamai hoadao
hoacuc hoahuongduong huongduong maitrang anhduong anhtrang matroi mattrang ngoisao saobang bautroi bienxanh songbien
dongsong nuinon caycau traicay traitao quacam quatao quaxoai duahau chuoichin phobo bunbo bunbocha banhmi banhchung
comtam trasua trasuatranchau caphe caphesua kemly keongot bimbim sieungot yeuthuong thuongnho nhonhung nhoem nhoanh
nhome nhobo nhonha codon buonqua vuive vuiqua vuilen cuoilen colen cogang cogangnhe quyettam thanhcong maymang
phattai phatloc phattaiphatloc locphat giaucosang giausang dautu tudo doclap doclaptudohanhphuc hoabinhthegioi
chucmungnammoi nammoi tetnguyendan tetden trungthu giangsinh sinhnhat sinhnhatvuive chucmungsinhnhat ngaysinh
sodienthoai diachi tentoi tencuatoi tenem toilaai toilatoi ailatoi toiten emten anhten contrai congai contraiyeu
congaiyeu contraicung congaicung concung congioi cunge beyeu beyeuoi beyeucuame becung beiu bengoan bena bebong bebi
bebo bekem beden besu bemit betom bebap begau bemeo becho bexinh bexinhgai xinhgai xinhdep xinhxan dethuong dangyeu
deptrai deptrainhat deptraiqua dep lamdep embe emgai emtrai anhtrai chigai anhhai chihai chiba anhba ongba ongngoai
ongnoi bangoai banoi cauvang vochong chongyeu voyeu vocon chongoi vooi bome mebo mebau meyeu boyeu bayeu babayeu
mamayeu tiatia abcxyz abcdef abcabc aaaaaa aabbcc asdasd qweqwe qweasd zxcasd qwerty qwertyuiop asdfgh asdfghjkl
zxcvbn zxcvbnm qazwsx wsxedc qwaszx admin administrator admin123 demo demodemo test testtest tester thunghiem
kiemtra user username user123 password passw0rd pass passpass letmein welcome login master hello helloworld
hellokitty sunshine dragon monkey princess football superman secret default guest root student parent teacher
manager school vietschool abc123 a123456 a12345 123abc 123456a 123qwe 1q2w3e 1qaz2wsx 112233 123123 121212 131313
123321 147258 147258369 159357 159753 789456 456789 987654 654321 102030 010203 111222 222333 666888 686868 868686
888888 999999 113114115 0123456 01234567 012345678 0123456789 1234567890 12345679 0987654321 0912345678 0901234567
0123456788 0909090909 thang ngay thanghai thangba thangtu chunhat thuhai thuba thutu thunam thusau thubay
`

const names = `
nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly truong dinh doan lam mai trinh dao cao ha
luong thai chau ta phung quach nghiem thach kim mac luu la ton tong vuong khuong khuat giang kieu lieu nguyenvan
nguyenthi nguyenvana nguyenvanan nguyenthia tranvan tranthi levan lethi phamvan phamthi hoangvan hoangthi an anh bao
binh bich chi chien cong cuong cuc da dai dan dat diem diep dong duc dung duy duyen dieu gia giap hai han hanh hang
hao hau hien hieu hoa hoai hoan hong hop hue hung huong huu huy huyen khai khang khanh khoa khoi khue kien kiet lan
lang lien linh loan loc loi long luan luc manh mi minh my nam nga ngan nghia ngoc nguyet nha nhan nhat nhi nhien nhu
nhung ninh oanh phat phi phong phu phuc phuoc phuong quan quang quoc quy quyen quynh sang san sinh son suong tai tam
tan tao thang thanh thao the thi thien thieu thinh tho thoa thu thuan thuc thuy thuong tien tin tinh toan toai tra
trang tri trieu trong truc trung tu tuan tue tung tuyen tuyet ty uyen van vi viet vinh vy xuan xuyen yen minhanh
ngocanh tuananh hoanganh phuonganh quynhanh lananh maianh vananh thaoanh kimanh haianh ducanh vietanh baoan baochau
baongoc baolong baokhang baotram baohan giabao giahan giahuy giakhang giakhanh gialinh minhchau minhduc minhhieu
minhhoang minhhuy minhkhang minhkhoa minhkhoi minhlong minhngoc minhnhat minhquan minhquang minhtam minhthu minhthuy
minhtri minhtuan minhviet ngocbich ngocdiep ngochan ngoclan ngoclinh ngocmai ngocminh ngocthao ngoctram ngoctrinh
ngocyen khanhan khanhchi khanhhuyen khanhlinh khanhngoc khanhvy anhduc anhkhoa anhminh anhthu anhtuan bichngoc
bichphuong camtu camly dangkhoa dangkhoi dinhphong ducminh ducmanh ductai ducthang duyanh duykhanh duyminh hailong
haiyen haidang hailinh hanhan hoailinh hoaian hoanglong hoangminh hoangnam hoangphuc hongnhung honganh hongphuc
huongly huonggiang kieuanh kimngan kimoanh lanhuong linhchi linhdan lanphuong maichi maihuong mailinh maiphuong
myduyen mylinh myhanh namphong namanh nhatminh nhatnam nhatanh nhathuy nhuquynh nhungoc phuclam phuongchi phuonglinh
phuongmai phuongthao phuongtrinh phuonguyen quanghuy quangminh quangvinh quocanh quocbao quochuy quynhchi quynhnhu
quynhtrang thanhan thanhdat thanhha thanhhang thanhhuyen thanhlong thanhmai thanhnam thanhtam thanhthao thanhtruc
thanhtung thaonguyen thaovy thienan thienkim thienphuc thuha thuhang thuhien thuhuong thutrang thuthao thuyanh
thuyduong thuylinh thuytien thuytrang tiendat tiendung tienthanh truclinh trungkien trunghieu tuanminh tuankiet
tuantu tuelam tueminh tuongvy tuvy vanhung vankhanh vanthanh vietduc viethoang xuanmai yennhi yenvy yenlinh kinny
bin bi bo bong tom tep susu na nana mimi miumiu meo mit bap kem kitty tony lucky milo lulu kiki coca pepsi cocacola
lovely baby babylove lovebaby honey sweet angel bunny
`

const words = `
yeu thuong nho ghet vui buon gian khoc cuoi hon om nam tay mat mui mieng tai toc dau chan tim long bung cha me bo ba
ong noi ngoai chu bac co di cau mo thim anh chi em con chau vo chong ban trai gai be cu nhoc nha cua phong bep san
vuon cong duong pho lang xom que huong xa huyen tinh thanh nuoc dat troi may gio mua nang bao sam chop sao trang nui
rung bien song suoi ho ao kenh tau thuyen xe dap bay hoi oto ga vit ngan ngong cho meo lon heo trau de cuu ngua voi
gau khi tho chuot ran rong rua ca tom oc ech chim buom kien nhen muoi ruoi sau cam quyt buoi chanh tao le dua hau
chuoi xoai mit oi na du vai nhan sen mai dao cuc hong lan hue ly rau cai bi bau rot khoai lua ngo com chao bun mien
mi banh keo kem sua tra phe ngot do vang xanh den nau xam lam luc mau sac mot hai bon tam chin tram nghin van trieu
ty khong linh nua doi cap sang trua chieu toi dem ngay thang tuan phut giay xuan he thu dong tet hom nay qua dung
ngoi chay nhay boi ngu day an uong hoc viet doc nghe nhin choi hat ve nghi quen biet to cao thap dai hep mong nhanh
cham nong lanh am moi dep xau tot gioi ngoan hu hien gia tre khoe giau ngheo sach het sai but thuoc bang phan ghe
truong lop thay tro toan su dia hoa sinh nhac the duc tin bai diem thi so kiem ket ky dien thoai mang internet game
facebook zalo google youtube tiktok gmail email web app ha gon da bong ro chuyen vot vua danh tran chua tuong quan
binh dan nguoi ma quy than tien phat minh ta no ai gi nao vay nhe nhi a u xin on loi chuc mung hanh phuc man suc
`

const listOf = (text: string): string[] => [...new Set(text.split(/\s+/u).filter((word) => word.length > 1))]

export const vietnamesePasswords: Readonly<Record<'phrases' | 'names' | 'words', readonly string[]>> = {
  phrases: listOf(phrases),
  names: listOf(names),
  words: listOf(words),
}
