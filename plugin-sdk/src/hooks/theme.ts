import { useSyncExternalStore } from 'react';

/**
 * The custom properties that the whole page is dressed with. Colours follow the person's choice of light or dark, and
 * their need for contrast, by themselves. They are part of the SDK: a name goes with a new major version only.
 *
 * @example <p style={{ color: token('--ink-soft'), padding: token('--space-3') }}>…</p>
 */
export type ThemeToken =
  | '--font'
  | '--mono'
  | `--text-${'xs' | 'sm' | 'md' | 'lg' | 'xl'}`
  | `--space-${1 | 2 | 3 | 4 | 5 | 6}`
  | `--radius-${'sm' | 'md' | 'lg' | 'full'}`
  | `--motion-${'fast' | 'normal'}`
  | '--ground'
  | '--surface'
  | '--raised'
  | '--sunken'
  | '--line'
  | '--line-strong'
  | '--ink'
  | '--ink-soft'
  | '--ink-faint'
  | '--accent'
  | '--accent-strong'
  | '--accent-ink'
  | '--accent-wash'
  | '--hover'
  | '--pressed'
  | `--${'danger' | 'warning' | 'success'}`
  | `--${'danger' | 'warning' | 'success'}-wash`
  | '--focus';

/** The value of a token, as styles take it. */
export function token(name: ThemeToken): `var(${ThemeToken})` {
  return `var(${name})`;
}

export type ColorScheme = 'light' | 'dark';

/** What is on screen now, whether the person chose it here or for the whole device. */
export function readColorScheme(): ColorScheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkDevice().matches ? 'dark' : 'light';
}

/**
 * Whether the page is light or dark, for what styles cannot reach: a canvas, a chart, a picture in two versions.
 *
 * @example const isDark = useColorScheme() === 'dark';
 */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeColorScheme, readColorScheme);
}

/** Called after every change. Returns the way to stop. */
export function subscribeColorScheme(listener: () => void): () => void {
  const device = darkDevice();
  const page = new MutationObserver(listener);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  device.addEventListener('change', listener);
  return () => {
    page.disconnect();
    device.removeEventListener('change', listener);
  };
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}
