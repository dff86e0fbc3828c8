import type {
  RegisteredContribution,
  RegisteredPlugin,
} from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { hasRoom } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { type LabelLanguage, labelOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import type { PluginHost } from '@taskweave/plugin-sdk/host';
import type { SkeletonShape } from '@taskweave/ui/skeleton';
import { noteOutcome } from '../../runtime/useSettled';
import type { ContributionCode, ContributionSource } from './ContributionView';
import type { PluginRemedies } from './FaultCard';

/** The limit must exceed the loader's own. */
const LIMIT = 15_000;

export interface ContributionSourcesOptions {
  readonly hostOf: (pluginId: string, taskId?: string | null) => PluginHost;
  readonly remediesOf: (pluginId: string) => PluginRemedies;
  readonly i18n: LabelLanguage;
  readonly loadCode: (entry: RegisteredContribution) => Promise<ContributionCode>;
  readonly onFault: (pluginId: string, contribution: string, error: unknown) => void;
  readonly onDraw: (pluginId: string, contribution: string) => void;
  readonly onDrawn: (pluginId: string, contribution: string, milliseconds: number) => void;
}

export interface ContributionSources {
  /** The source keeps its identity for the same build, so that what is drawn from it stays mounted. */
  of(entry: RegisteredContribution): ContributionSource;
  forget(pluginId: string): void;
}

export function createContributionSources(options: ContributionSourcesOptions): ContributionSources {
  const sources = new Map<
    string,
    { readonly plugin: RegisteredPlugin; readonly source: ContributionSource }
  >();
  return {
    of(entry) {
      const key = `${entry.contribution.point}:${entry.key}`;
      const known = sources.get(key);
      if (known?.plugin === entry.plugin) return known.source;
      const source = createSource(entry, key, options);
      sources.set(key, { plugin: entry.plugin, source });
      return source;
    },
    forget(pluginId) {
      for (const [key, { plugin }] of [...sources]) {
        if (plugin.manifest.id === pluginId) sources.delete(key);
      }
    },
  };
}

function createSource(
  entry: RegisteredContribution,
  key: string,
  { hostOf, remediesOf, i18n, loadCode, onFault, onDraw, onDrawn }: ContributionSourcesOptions,
): ContributionSource {
  const pluginId = entry.plugin.manifest.id;
  const { point } = entry.contribution;
  const isPerRow = point === 'tasklist.card';
  let code: Promise<ContributionCode> | null = null;
  let failedOn: readonly string[] = [];
  return {
    key: entry.key,
    pluginId,
    name: entry.plugin.manifest.displayName ?? pluginId,
    hasRoom: hasRoom(entry.contribution.point),
    get label() {
      return labelOf(entry, i18n);
    },
    hostFor: (taskId) => hostOf(pluginId, taskId),
    isOfTask: isOfTask(entry),
    remedies: remediesOf(pluginId),
    skeleton: skeletonOf(entry),
    limit: LIMIT,
    onFault: (error) => onFault(pluginId, key, error),
    onDraw: () => onDraw(pluginId, key),
    onDrawn: (milliseconds) => onDrawn(pluginId, key, milliseconds),
    code(occasion) {
      const now = isPerRow ? withoutRow(occasion) : occasion;
      if (failedOn.length > 0 && !failedOn.includes(now)) code = null;
      if (code === null) {
        const before = isPerRow ? failedOn : [];
        failedOn = [];
        code = noteOutcome(loadCode(entry));
        code.catch(() => {
          failedOn = [...before, now];
        });
      }
      return code;
    },
  };
}

const OF_TASKS = /^tasklist\.(task|card|form|list\.column)\b/;

/** The columns and views beside the open task have its id, too. */
function isOfTask({ contribution }: RegisteredContribution): boolean {
  const { point } = contribution;
  return point === 'shell.column' ? contribution.meta.place === 'task' : OF_TASKS.test(point);
}

/** Each card belongs to another task, so a failure is retried only on a press of the button, not for each row. */
function withoutRow(occasion: string): string {
  return occasion.startsWith('0 ') ? '' : occasion;
}

function skeletonOf({ contribution }: RegisteredContribution): SkeletonShape | null {
  switch (contribution.point) {
    case 'shell.column':
      if (contribution.meta.place === 'filters') return 'nav';
      return contribution.meta.place === 'task' ? 'task' : 'rows';
    case 'tasklist.list.view':
      return 'rows';
    case 'tasklist.form.view':
    case 'tasklist.form':
      return 'form';
    case 'tasklist.task.detail':
      return 'lines';
    default:
      return null;
  }
}
