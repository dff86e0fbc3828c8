import type { AppSettings } from '@taskweave/plugin-files/settings/InstallationSettings';

const LINKS = ['help', 'imprint', 'privacy'] as const;

export interface AppLink {
  readonly id: (typeof LINKS)[number];
  readonly label: `link.${(typeof LINKS)[number]}`;
  readonly href: string;
}

export function appLinks({ links }: Pick<AppSettings, 'links'>): readonly AppLink[] {
  return LINKS.flatMap((id) => {
    const href = links[id];
    return href === undefined ? [] : [{ id, label: `link.${id}` as const, href }];
  });
}
