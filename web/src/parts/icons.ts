/** Small line drawings for buttons, in a box of 24, drawn with a pen two units wide. */
export const ICONS = {
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  close: "M6 6l12 12M18 6L6 18",
  rules: "M5 4h11a3 3 0 013 3v13H8a3 3 0 01-3-3zM5 17a3 3 0 013-3h11M9 8h6",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M18 5l-8 7 8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.500h4M4 14.500h4M16 9.500h4M16 14.500h4",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  share: "M12 15V4M8 7.500L12 3.500l4 4M6 11H5v9h14v-9h-1",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  friends:
    "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 010 6.5M17.5 14.5c2.3.7 3.5 2.5 3.5 5.5",
  device: "M7 3h10a2 2 0 012 2v14a2 2 0 01-2 2H7a2 2 0 01-2-2V5a2 2 0 012-2zM10.5 17.5h3",
  learn: "M12 5L2 10l10 5 10-5zM6 12v5c3.5 2.7 8.5 2.7 12 0v-5M22 10v5",
  sound: "M4 10v4h4l5 4V6l-5 4zM16.5 9a4 4 0 010 6M19 6.5a8 8 0 010 11",
  mute: "M4 10v4h4l5 4V6l-5 4zM17 9.5l5 5M22 9.5l-5 5",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 016 6",
  check: "M4 12.5l5.5 5.5L20 6.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  dice: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  pin: "M12 21c5-6 7-9 7-12a7 7 0 10-14 0c0 3 2 6 7 12zM12 11.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 15a3 3 0 100-6 3 3 0 000 6z",
  again: "M20 12a8 8 0 11-2.6-5.9M20 3v5h-5",
  link: "M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1",
  camera:
    "M4 8h3.500l1.500-2.500h6l1.500 2.500H20v11H4zM12 16.500a3.300 3.300 0 100-6.600 3.300 3.300 0 000 6.600z",
  hourglass: "M6 3h12M6 21h12M7 3c0 5 3.5 6 5 9-1.5 3-5 4-5 9M17 3c0 5-3.5 6-5 9 1.5 3 5 4 5 9",
} as const;

export type IconName = keyof typeof ICONS;
