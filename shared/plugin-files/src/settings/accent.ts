type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The darkest light ground and the lightest dark one that text in the accent stands on, `--sunken` and `--raised`. */
const LIGHT_GROUND = '#eef0f3';
const DARK_GROUND = '#1f252d';
const DARK_SURFACE = '#181c23';
const STEP = 0.02;

export const HEX_COLOR = /^#[0-9a-fA-F]{6}$/;

/** Why a colour cannot be the accent, or null. Light pages show it as it is. */
export function accentFault(color: string): string | null {
  const contrast = contrastOf(rgb(color), rgb(LIGHT_GROUND));
  if (contrast >= READABLE) return null;
  const darker = hex(untilReadable(rgb(color), BLACK, rgb(LIGHT_GROUND)));
  return `has a contrast of ${contrast.toFixed(1)}:1 on light pages, and text needs 4.5:1: ${darker} has it`;
}

/** Values of the tokens for light and dark pages, each readable on its grounds. */
export function accentTokens(color: string): Readonly<Record<string, string>> {
  const light = rgb(color);
  const dark = untilReadable(light, WHITE, rgb(DARK_GROUND));
  const lightWash = untilReadable(mix(light, WHITE, 0.88), WHITE, light);
  const darkWash = untilReadable(mix(dark, rgb(DARK_SURFACE), 0.82), BLACK, dark);
  const both = (one: Rgb, other: Rgb) => `light-dark(${hex(one)}, ${hex(other)})`;
  return {
    '--accent': both(light, dark),
    '--accent-strong': both(mix(light, BLACK, 0.2), mix(dark, WHITE, 0.25)),
    '--accent-ink': both(WHITE, untilReadable(mix(dark, BLACK, 0.8), BLACK, dark)),
    '--accent-wash': both(lightWash, darkWash),
    '--focus': both(light, dark),
  };
}

export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function rgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Approaches `end` until the colour has the contrast with `ground`, or is `end`. */
function untilReadable(color: Rgb, end: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(color, end, share);
    if (contrastOf(mixed, ground) >= READABLE) return mixed;
  }
  return end;
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * share);
  return [part(0), part(1), part(2)];
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
