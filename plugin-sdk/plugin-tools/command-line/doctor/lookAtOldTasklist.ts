import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { change, type Diagnosis, optIn } from './Diagnosis';
import type { Visitor } from './Visitor';

/** A JAR that brought plugins, as the page of the old Tasklist names it; its own are not among them. */
const PACKAGE =
  /\bname['"]?\s*:\s*['"](?!(?:admin-plugin-admin|cockpit-plugin-cockpit|tasklist-plugin-tasklist)Plugins\b)([\w-]+)['"]/g;

/** What an administrator has changed about the engine's own Tasklist: its config.js, its plugins, its styles. */
export async function lookAtOldTasklist(
  visitor: Visitor,
  engine: string,
  manifests: readonly PluginManifest[],
): Promise<readonly Diagnosis[]> {
  const [page, config, styles] = await Promise.all([
    visitor.get(`/app/tasklist/${engine}/`),
    visitor.get('/app/tasklist/scripts/config.js'),
    visitor.get('/app/tasklist/styles/user-styles.css'),
  ]);
  const [, packages = ''] = page.text.split('PLUGIN_PACKAGES', 2);
  const [script = ''] = packages.split('</script', 1);
  return [
    ...(config.status === 200 ? [CONFIG] : []),
    ...[...script.matchAll(PACKAGE)].map(([, name]) =>
      optIn(
        `plugin ${name}`,
        'comes from a jar of the old Tasklist: "taskweave-plugin import-legacy" makes its entry for plugins.json.',
      ),
    ),
    ...excludedOf(page.text, manifests),
    ...stylesOf(styles.status === 200 ? styles.text : ''),
  ];
}

const CONFIG = optIn(
  'config.js',
  'its settings have the same names below "settings" of plugins.json, and each of its customScripts gets an entry by "taskweave-plugin import-legacy".',
);

/** What deployers have left out of the old Tasklist: `point`, or `point:part`, as the beginning of an address there. */
function excludedOf(page: string, manifests: readonly PluginManifest[]): readonly Diagnosis[] {
  const [, list = ''] = /\bcam-exclude-plugins="([^"]{1,2000})"/.exec(page) ?? [];
  const parts = manifests.flatMap(({ id: plugin, contributes }) =>
    contributes.map(({ point, id }) => ({ old: `${point}:${id}`, address: `${point}:${plugin}/${id}` })),
  );
  const excluded = list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return excluded.map((one) => {
    const found = parts.filter(({ old }) => old.toLowerCase().startsWith(one.toLowerCase()));
    const lines = Object.fromEntries(found.map(({ address }) => [address, { enabled: false }]));
    return found.length === 0
      ? optIn(
          `cam-exclude-plugins ${one}`,
          'is for a part that Taskweave does not have, or that is not known before it is installed.',
        )
      : optIn(
          `cam-exclude-plugins ${one}`,
          `add to "contributions" of plugins.json: ${JSON.stringify(lines)}`,
        );
  });
}

function stylesOf(text: string): readonly Diagnosis[] {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\{\s*[^\s{}][^{}]*\}/g) ?? [];
  if (rules.length === 0) return [];
  return [
    change(
      'user-styles.css',
      `is for elements of the old Tasklist, which Taskweave does not have (rules: ${rules.length}). Names go to "app" of plugins.json; colours follow the theme.`,
    ),
  ];
}
