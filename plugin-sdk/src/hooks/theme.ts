import { useSyncExternalStore } from 'react';

/**
 * The custom properties that style the whole page. Colours follow the user's theme and contrast settings automatically.
 * The names are part of the SDK: one is removed only with a new major version.
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

/** The value of a token, for use in styles. */
export function token(name: ThemeToken): `var(${ThemeToken})` {
  return `var(${name})`;
}

/** What is on screen: `light` or `dark`, never "as the system has it". */
export type ColorScheme = 'light' | 'dark';

/** What is on screen now, whether it was chosen here or in the system settings. */
export function readColorScheme(): ColorScheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkDevice().matches ? 'dark' : 'light';
}

/**
 * Whether the page is light or dark, for things that CSS cannot style: a canvas, a chart, an image in two versions.
 *
 * @example const isDark = useColorScheme() === 'dark';
 */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribeColorScheme, readColorScheme);
}

/** Calls the listener after every change. Returns a function that stops it. */
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
