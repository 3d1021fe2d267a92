import type { StickerPicture } from '@lms/contracts/garden/stickers.ts'
import type { ReactNode } from 'react'
import { Face } from './flower-heads.tsx'
import classes from './stickers.module.css'

/** A round sticker with a white rim. Its name stands beside it, or on what holds it. */
export function StickerDrawing({ picture, size = 72 }: { picture: StickerPicture; size?: number }) {
  const { ground, drawing } = pictures[picture]
  return (
    <svg viewBox="-34 -34 68 68" width={size} height={size} aria-hidden className={classes.sticker}>
      <circle r="32" className={classes.rim} />
      <circle r="28" fill={ground} />
      {drawing}
    </svg>
  )
}

const starPoints = 'M0-21 6.2-7.6 20.9-6.2 9.8 3.6 13 18 0 10.4-13 18-9.8 3.6-20.9-6.2-6.2-7.6z'
const large = (face: ReactNode, move = '0 0') => <g transform={`translate(${move}) scale(1.25)`}>{face}</g>

const pictures: Record<StickerPicture, { ground: string; drawing: ReactNode }> = {
  star: {
    ground: '#dff1ff',
    drawing: (
      <>
        <path d={starPoints} fill="#ffcf33" stroke="#f0a81a" strokeWidth="2" strokeLinejoin="round" />
        <Face />
      </>
    ),
  },
  heart: {
    ground: '#fff0d9',
    drawing: (
      <>
        <path d="M0 19C-22 5-22-9-16-15-10-20-3-17 0-10 3-17 10-20 16-15 22-9 22 5 0 19z" fill="#ff7a93" />
        {large(<Face />, '0 -2')}
      </>
    ),
  },
  sun: {
    ground: '#d9f3ff',
    drawing: (
      <>
        <path
          d="M0-24v6M0 18v6M-24 0h6M18 0h6M-17-17l4 4M13 13l4 4M17-17l-4 4M-13 13l-4 4"
          stroke="#ffb020"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle r="14" fill="#ffd34d" />
        {large(<Face />)}
      </>
    ),
  },
  rainbow: {
    ground: '#eaf6ff',
    drawing: (
      <>
        <g fill="none" strokeWidth="4.5">
          <path d="M-21 11a21 21 0 0 1 42 0" stroke="#ff7a85" />
          <path d="M-16.5 11a16.5 16.5 0 0 1 33 0" stroke="#ffc94d" />
          <path d="M-12 11a12 12 0 0 1 24 0" stroke="#5fc98a" />
          <path d="M-7.5 11a7.5 7.5 0 0 1 15 0" stroke="#7f8cff" />
        </g>
        <path
          d="M-26 17h16a5 5 0 0 0 0-10 7 7 0 0 0-13 1 5 5 0 0 0-3 9zM10 17h16a5 5 0 0 0 0-10 7 7 0 0 0-13 1 5 5 0 0 0-3 9z"
          fill="#fff"
        />
      </>
    ),
  },
  rocket: {
    ground: '#e6e0ff',
    drawing: (
      <g transform="rotate(35)">
        <path d="M-5 15C-4 24 0 27 0 27S4 24 5 15z" fill="#ffb020" />
        <path d="M-9 6-15 17-7 14zM9 6 15 17 7 14z" fill="#f56f52" />
        <path d="M0-25C10-16 11 3 7 15H-7C-11 3-10-16 0-25z" fill="#fff" stroke="#b9b3d9" strokeWidth="1.5" />
        <path d="M0-25C4-21 7-17 8-12H-8C-7-17-4-21 0-25z" fill="#f56f52" />
        <circle cy="-3" r="5" fill="#9fdcff" stroke="#6b62a8" strokeWidth="2" />
      </g>
    ),
  },
  cat: {
    ground: '#ffe6ee',
    drawing: (
      <>
        <path d="M-17-4-15-21-5-14H5L15-21 17-4C18 12 9 18 0 18S-18 12-17-4z" fill="#ffb86b" />
        <path d="M-13-10-12.5-16-8-12.5zM13-10 12.5-16 8-12.5z" fill="#ff9aa8" />
        {large(<Face />, '0 2')}
        <path d="M-24 3l8 1M-24 9l8-2M24 3l-8 1M24 9l-8-2" stroke="#a8672a" strokeWidth="1.5" strokeLinecap="round" />
      </>
    ),
  },
  crane: {
    ground: '#e0f7ee',
    drawing: (
      <g transform="translate(-1 1) scale(.27) translate(-112 -98)">
        <path d="M104 112l70-76-14 84z" fill="#7653e6" />
        <path d="M104 112 40 60l10 60z" fill="#a08af7" />
        <path d="M50 120l54-8 56 8-50 38z" fill="#5335ae" />
        <path d="M40 60 14 70l32 10z" fill="#f59e0b" />
        <path d="M160 120l54 18h-60z" fill="#a08af7" />
        <circle cx="46" cy="76" r="5" fill="#2a1b5e" />
      </g>
    ),
  },
  turtle: {
    ground: '#fff4d1',
    drawing: (
      <>
        <circle cx="19" cy="4" r="7.5" fill="#7ccf8f" />
        <path d="M-14 10h6v8h-6zM6 10h6v8H6z" fill="#7ccf8f" />
        <path d="M-20 12C-20-6-10-15 0-15S17-6 17 12z" fill="#3aa564" />
        <path d="M-9 12-6-1 3-1 6 12M-6-1-9-11M3-1 7-11" fill="none" stroke="#237a45" strokeWidth="2" />
        <circle cx="21" cy="2" r="1.5" fill="#23402c" />
        <path d="M19 7q3 2 5 0" fill="none" stroke="#23402c" strokeWidth="1.5" strokeLinecap="round" />
      </>
    ),
  },
  kite: {
    ground: '#d6efff',
    drawing: (
      <>
        <path d="M-2 10q-8 6-4 10t-6 6" fill="none" stroke="#7653e6" strokeWidth="2" strokeLinecap="round" />
        <g transform="rotate(20)">
          <path d="M0-24 15-4 0 14-15-4z" fill="#ff7a85" />
          <path d="M0-24V14M-15-4h30" stroke="#fff" strokeWidth="2" />
          <path d="M0-24 15-4H0zM0 14-15-4H0z" fill="#ffcf33" />
        </g>
      </>
    ),
  },
  lantern: {
    ground: '#3b2f66',
    drawing: (
      <>
        <circle r="21" fill="none" stroke="#ffb020" strokeWidth="3" />
        <path
          d={starPoints}
          fill="#ff5f57"
          stroke="#ffd34d"
          strokeWidth="2"
          strokeLinejoin="round"
          transform="scale(.9)"
        />
        <circle r="6" fill="#fff1b8" />
        <path d="M-6 21v6M0 22v6M6 21v6" stroke="#ffd34d" strokeWidth="2" strokeLinecap="round" />
      </>
    ),
  },
  book: {
    ground: '#e2f4d8',
    drawing: (
      <>
        <path d="M0-8C-6-14-16-14-22-11V13C-16 10-6 10 0 16 6 10 16 10 22 13V-11C16-14 6-14 0-8z" fill="#5b8def" />
        <path d="M0-6C-5-11-13-11-18-9V9C-13 7-5 8 0 12 5 8 13 7 18 9V-9C13-11 5-11 0-6z" fill="#fff" />
        <path d="M0-6v18M-14-4l9 1M-14 1l9 1M14-4l-9 1M14 1l-9 1" fill="none" stroke="#a9bde8" strokeWidth="2" />
      </>
    ),
  },
  bee: {
    ground: '#ffeef5',
    drawing: (
      <>
        <ellipse cx="-5" cy="-11" rx="7" ry="10" fill="#cfeaff" transform="rotate(-20 -5 -11)" />
        <ellipse cx="6" cy="-11" rx="7" ry="10" fill="#e3f3ff" transform="rotate(20 6 -11)" />
        <ellipse cy="5" rx="20" ry="13" fill="#ffcf33" />
        <path d="M2-7.5V17.5M10-6V16" stroke="#4b3621" strokeWidth="4" />
        <path d="M-13-7q-2-7-7-8" fill="none" stroke="#4b3621" strokeWidth="2" strokeLinecap="round" />
        <g transform="translate(-9 5)">
          <Face />
        </g>
      </>
    ),
  },
}
