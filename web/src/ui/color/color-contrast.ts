const enoughForGraphics = 3

/** The ink for an icon on a color such as `#0EA5E9`: white where it stands out enough, otherwise black. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  return 1.05 / (luminance(color) + 0.05) >= enoughForGraphics ? '#ffffff' : '#000000'
}

/** Relative luminance as WCAG defines it; anything unreadable counts as dark. */
function luminance(color: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (channels === null) return 0
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
