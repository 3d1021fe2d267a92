import sharp from 'sharp'

/** Drawn by us, without letters. */
const drawings = {
  desk: {
    alt: 'Góc học tập với đèn bàn, sách và một chậu cây nhỏ',
    svg: `<rect width="1200" height="675" fill="#EDE9FE"/><rect y="500" width="1200" height="175" fill="#C4B5FD"/><rect x="180" y="440" width="360" height="60" rx="8" fill="#6D28D9"/><rect x="210" y="380" width="300" height="60" rx="8" fill="#F59E0B"/><rect x="240" y="320" width="260" height="60" rx="8" fill="#10B981"/><path d="M760 500V300l120-100" stroke="#4C1D95" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M840 150l120 60-70 70z" fill="#FBBF24"/><ellipse cx="760" cy="500" rx="90" ry="18" fill="#4C1D95"/><rect x="1010" y="430" width="80" height="70" rx="10" fill="#EA580C"/><path d="M1050 430c-60-70-20-130 0-160 20 30 60 90 0 160z" fill="#16A34A"/>`,
  },
  numbers: {
    alt: 'Những khối hình học nhiều màu xếp thành một ngọn tháp',
    svg: `<rect width="1200" height="675" fill="#E0F2FE"/><rect y="560" width="1200" height="115" fill="#7DD3FC"/><rect x="420" y="430" width="360" height="130" rx="14" fill="#0284C7"/><rect x="480" y="300" width="240" height="130" rx="14" fill="#F59E0B"/><path d="M600 120l120 180H480z" fill="#E11D48"/><circle cx="240" cy="480" r="80" fill="#10B981"/><rect x="900" y="420" width="140" height="140" rx="14" fill="#7C3AED" transform="rotate(12 970 490)"/>`,
  },
  reading: {
    alt: 'Một quyển sách mở dưới bầu trời đêm đầy sao',
    svg: `<rect width="1200" height="675" fill="#1E1B4B"/><circle cx="960" cy="150" r="70" fill="#FDE68A"/><circle cx="930" cy="135" r="62" fill="#1E1B4B"/><g fill="#FDE68A"><circle cx="180" cy="120" r="6"/><circle cx="330" cy="220" r="5"/><circle cx="520" cy="100" r="7"/><circle cx="700" cy="200" r="5"/><circle cx="1090" cy="300" r="6"/><circle cx="120" cy="320" r="5"/></g><path d="M600 330c-90-60-220-70-340-50v270c120-20 250-10 340 50 90-60 220-70 340-50V280c-120-20-250-10-340 50z" fill="#F8FAFC"/><path d="M600 330v270" stroke="#94A3B8" stroke-width="8"/><g stroke="#CBD5E1" stroke-width="8" stroke-linecap="round" fill="none"><path d="M320 350c70-8 140 0 200 30M320 420c70-8 140 0 200 30M880 350c-70-8-140 0-200 30M880 420c-70-8-140 0-200 30"/></g>`,
  },
  garden: {
    alt: 'Hai cây non vươn lên dưới ánh mặt trời',
    svg: `<rect width="1200" height="675" fill="#FEF9C3"/><circle cx="950" cy="170" r="100" fill="#FBBF24"/><path d="M0 540q300-90 600 0t600 0v135H0z" fill="#65A30D"/><path d="M420 540V340" stroke="#3F6212" stroke-width="16"/><path d="M420 400c-90 0-130-50-140-110 80 0 130 40 140 110zM420 360c0-80 50-130 120-140 0 80-40 130-120 140z" fill="#22C55E"/><path d="M720 540V420" stroke="#3F6212" stroke-width="14"/><path d="M720 460c-60 0-90-35-95-80 60 0 90 30 95 80zM720 440c0-55 35-90 85-95 0 55-30 90-85 95z" fill="#4ADE80"/>`,
  },
} as const
export type CoverName = keyof typeof drawings
export const coverNames = Object.keys(drawings) as CoverName[]

export function altOfCover(name: CoverName): string {
  return drawings[name].alt
}

export function paintCover(name: CoverName): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">${drawings[name].svg}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
