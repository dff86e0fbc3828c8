import { encodeText } from '@taskweave/base/texts/encodeText';
import { isJsonObject } from '../problems/isJsonObject';
import type { ManifestContribution } from './PluginManifest';

/** Placeholders that every link can use. */
export type PagePlaceholder = 'engine' | 'user' | 'language';

/** Further placeholders for the link of a task; `variables.` precedes a variable name. */
export type TaskPlaceholder =
  | (typeof TASK_MEMBERS)[number]
  | (typeof LOOKED_UP)[number]
  | `variables.${string}`;

const PAGE: readonly PagePlaceholder[] = ['engine', 'user', 'language'];

const TASK_MEMBERS = [
  'id',
  'name',
  'taskDefinitionKey',
  'assignee',
  'owner',
  'tenantId',
  'executionId',
  'processInstanceId',
  'processDefinitionId',
  'caseInstanceId',
  'caseDefinitionId',
] as const;

const LOOKED_UP = ['processDefinitionKey', 'businessKey'] as const;

const LINK_POINTS: Readonly<Record<string, 'task' | 'page'>> = {
  'tasklist.task.action': 'task',
  'tasklist.navbar.action': 'page',
  'tasklist.login': 'page',
  'shell.command': 'page',
};

const PLACEHOLDER = /\{([^{}]*)\}/g;

export function isLink({ point, meta }: Pick<ManifestContribution, 'point' | 'meta'>): boolean {
  return meta.href !== undefined && Object.hasOwn(LINK_POINTS, point);
}

export function placeholdersOf(href: string): readonly string[] {
  return [...new Set([...href.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** The author, not data, decides where a link leads, so only web pages, pages of this server and mail are allowed. */
export function linkProblem(point: string, href: unknown): string | null {
  if (typeof href !== 'string') return 'must be a text';
  if (/[\s\\\p{Cc}]/u.test(href)) return 'must not contain spaces, backslashes or control characters';
  const about = LINK_POINTS[point] ?? 'page';
  const unknown = placeholdersOf(href).find((name) => !isPlaceholder(name, about));
  if (unknown !== undefined) {
    return `has a placeholder {${unknown}} that there is not at ${point}: use ${namesFor(about)}`;
  }
  if (/[{}]/.test(href.replaceAll(PLACEHOLDER, ''))) return 'has a brace without its other: write %7B or %7D';
  if (/^mailto:/i.test(href)) return null;
  const [host] = /^https?:\/\/[^/?#]*/i.exec(href) ?? [];
  if (host === undefined && !/^\/(?!\/)/.test(href)) {
    return 'must begin with https://, http:// or mailto:, or with one slash';
  }
  if (host?.includes('{')) return 'must name its server itself: placeholders come after it';
  if (host?.includes('@')) return 'must not name a user before the server';
  if (host !== undefined && !URL.canParse(host)) return 'is no address';
  return hasDots(href) ? 'must not contain . or .. as a part of its path' : null;
}

export function linkFault(
  { point, id, meta }: Pick<ManifestContribution, 'point' | 'id' | 'meta'>,
  config: unknown = null,
): string | null {
  if (!isLink({ point, meta })) return null;
  if (typeof meta.label !== 'string' || meta.label === '') return `The link ${point}:${id} has no label.`;
  const href = linkAddress(meta.href, config);
  const problem = href === '' ? null : linkProblem(point, href);
  return problem === null ? null : `The href of ${point}:${id} ${problem}.`;
}

export function linkAddress(href: unknown, config: unknown): unknown {
  if (!isJsonObject(href)) return href;
  return (isJsonObject(config) ? config[String(href.config)] : null) ?? '';
}

/** Encoding each value keeps it from changing where the link leads or from being read as a placeholder. */
export function fillLink(href: string, values: Readonly<Record<string, string | null>>): string | null {
  const ofLink = new Map(Object.entries(values));
  if (placeholdersOf(href).some((name) => !ofLink.get(name))) return null;
  const filled = href.replaceAll(PLACEHOLDER, (_, name: string) => encodeText(ofLink.get(name) ?? ''));
  return hasDots(filled) ? null : filled;
}

export function taskMembers(task: Readonly<Record<(typeof TASK_MEMBERS)[number], string | null>>) {
  return Object.fromEntries(TASK_MEMBERS.map((member) => [member, task[member]]));
}

function isPlaceholder(name: string, about: 'task' | 'page'): boolean {
  return (
    PAGE.includes(name as PagePlaceholder) ||
    (about === 'task' &&
      ([...TASK_MEMBERS, ...LOOKED_UP].includes(name as (typeof TASK_MEMBERS)[number]) ||
        /^variables\../.test(name)))
  );
}

function namesFor(about: 'task' | 'page'): string {
  return [...PAGE, ...(about === 'task' ? [...TASK_MEMBERS, ...LOOKED_UP, 'variables.…'] : [])].join(', ');
}

/** Browsers resolve these segments as a parent folder, even when encoded. */
function hasDots(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  return path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part));
}
