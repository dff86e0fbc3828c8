import { messageOf } from '@taskweave/engine-client/messageOf';
import { convertSettings } from '../legacy/convertSettings';
import { readLegacyConfig, readPluginPackages } from '../legacy/readLegacyConfig';
import type { Diagnosis } from './Diagnosis';
import type { Visitor } from './Visitor';

/** What an administrator has changed about the engine's own Tasklist: its config.js, its plugins, its styles. */
export async function lookAtOldTasklist(visitor: Visitor, engine: string): Promise<readonly Diagnosis[]> {
  const [page, config, styles] = await Promise.all([
    visitor.get(`/app/tasklist/${engine}/`),
    visitor.get('/app/tasklist/scripts/config.js'),
    visitor.get('/app/tasklist/styles/user-styles.css'),
  ]);
  const packages = readPluginPackages(page.text).map(({ name }) => name);
  return [
    ...(config.status === 200 ? readConfig(config.text) : []),
    ...packages.map(
      (name): Diagnosis => ({
        verdict: 'opt-in',
        subject: `plugin ${name}`,
        text: 'comes from a jar of the old Tasklist: "taskweave-plugin import-legacy" makes its entry for plugins.json.',
      }),
    ),
    ...stylesOf(styles.status === 200 ? styles.text : ''),
  ];
}

function readConfig(text: string): readonly Diagnosis[] {
  const subject = 'config.js';
  try {
    const config = readLegacyConfig(text);
    const { settings, leftOut } = convertSettings(config.settings);
    const names = Object.keys(settings);
    return [
      ...config.scripts.map(
        (script): Diagnosis => ({
          verdict: 'opt-in',
          subject: `plugin ${script}`,
          text: 'customScripts name it: "taskweave-plugin import-legacy" makes its entry for plugins.json.',
        }),
      ),
      ...config.angular.map(
        (name): Diagnosis => ({
          verdict: 'change',
          subject: `module ${name}`,
          text: 'is of AngularJS or RequireJS, which only the old Tasklist brings: write it anew with the SDK.',
        }),
      ),
      ...[...config.leftOut, ...config.unread, ...leftOut].map(
        (sentence): Diagnosis => ({ verdict: 'change', subject, text: `${sentence}.` }),
      ),
      names.length === 0
        ? { verdict: 'works', subject, text: 'nothing in it has to be carried over.' }
        : {
            verdict: 'opt-in',
            subject,
            text: `${names.join(', ')}: "taskweave-plugin import-legacy" writes them as settings of plugins.json.`,
          },
    ];
  } catch (error) {
    return [{ verdict: 'unknown', subject, text: messageOf(error) }];
  }
}

function stylesOf(text: string): readonly Diagnosis[] {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\{\s*[^\s{}][^{}]*\}/g) ?? [];
  if (rules.length === 0) return [];
  return [
    {
      verdict: 'change',
      subject: 'user-styles.css',
      text: `is for elements of the old Tasklist, which Taskweave does not have (rules: ${rules.length}). Names go to "app" of plugins.json; colours follow the theme.`,
    },
  ];
}
