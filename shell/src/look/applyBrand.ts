import { accentTokens } from '@taskweave/plugin-files/settings/accent';
import type { AppSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import { fileBeside } from './fileBeside';

/** Colours of the installation, and its style sheet after ours. */
export function applyBrand({ accent, styles }: AppSettings, appRoot: string): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(accent === null ? {} : accentTokens(accent)))
    style.setProperty(name, value);
  if (styles === null) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = fileBeside(appRoot, styles);
  document.head.append(sheet);
}
