import { change, type Diagnosis, optIn } from './Diagnosis';
import type { Visitor } from './Visitor';

/** A JAR that brought plugins, as the page of the old Tasklist names it; its own are not among them. */
const PACKAGE =
  /\bname['"]?\s*:\s*['"](?!(?:admin-plugin-admin|cockpit-plugin-cockpit|tasklist-plugin-tasklist)Plugins\b)([\w-]+)['"]/g;

/** What an administrator has changed about the engine's own Tasklist: its config.js, its plugins, its styles. */
export async function lookAtOldTasklist(visitor: Visitor, engine: string): Promise<readonly Diagnosis[]> {
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
    ...stylesOf(styles.status === 200 ? styles.text : ''),
  ];
}

const CONFIG = optIn(
  'config.js',
  'its settings have the same names below "settings" of plugins.json, and each of its customScripts gets an entry by "taskweave-plugin import-legacy".',
);

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
