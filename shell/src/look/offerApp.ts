import { NO_PAGE_SETTINGS } from '@taskweave/plugin-files/admin-file/noAdminFile';
import type { AppSettings } from '@taskweave/plugin-files/settings/InstallationSettings';

interface AppManifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string }[];
}

/** Lets the browser install the page as an application, under the name of the installation. */
export async function offerApp(app: Pick<AppSettings, 'vendor' | 'name'>, appRoot: string): Promise<void> {
  const assets = `${appRoot}/app/taskweave/assets`;
  const shipped = new URL(`${assets}/app.webmanifest`, location.href).href;
  const { vendor, name } = NO_PAGE_SETTINGS.app;
  const isNamed = app.vendor !== vendor || app.name !== name;
  const link = document.createElement('link');
  link.rel = 'manifest';
  // Gateways want their cookie for this file as well.
  link.crossOrigin = 'use-credentials';
  link.href = isNamed ? await namedManifest(app, shipped) : shipped;
  document.head.append(link);
}

/** File servers know no settings, so the page writes the manifest. */
async function namedManifest({ vendor, name }: Pick<AppSettings, 'vendor' | 'name'>, shipped: string) {
  const answer = await fetch(shipped);
  const manifest = (await answer.json()) as AppManifest;
  // A blob has no address that others could be relative to.
  const whole = (address: string) => new URL(address, shipped).href;
  const own = {
    ...manifest,
    name: `${vendor} ${name}`,
    short_name: vendor,
    id: whole(manifest.id),
    start_url: whole(manifest.start_url),
    scope: whole(manifest.scope),
    icons: manifest.icons.map((icon) => ({ ...icon, src: whole(icon.src) })),
  };
  return URL.createObjectURL(new Blob([JSON.stringify(own)], { type: 'application/manifest+json' }));
}
