import { holdsWords } from '@taskweave/base/texts/words';
import type {
  Command,
  CommandGroup,
  Commands,
  Language,
  Suggestion,
  Suggestions,
} from '@taskweave/plugin-sdk';
import type { CommandItem, CommandItemGroup } from './dialog/CommandItem';
import { rankCommands } from './rankCommands';

const GROUPS: readonly CommandGroup[] = ['task', 'list', 'go', 'create', 'view', 'help'];
const MOST_COMMANDS = 8;

export function groupCommands(t: Language['t'], hint: Commands['hint'], all: readonly Command[]) {
  const offered = all.filter((command) => command.isEnabled !== false && command.isKeysOnly !== true);

  function groupOf(
    id: string,
    label: string,
    commands: readonly Command[],
    kind: 'command' | 'recent' = 'command',
  ): CommandItemGroup {
    const items = commands.map((command): CommandItem => {
      const { label: name, detail } = command;
      return { id: `${kind} ${command.id}`, label: name, detail, keys: hint(command.id) };
    });
    return { id, label, items };
  }

  return {
    recent: (ids: readonly string[]) =>
      groupOf(
        'recent',
        t('palette.recent'),
        ids.flatMap((id) => offered.find((command) => command.id === id) ?? []),
        'recent',
      ),
    all: () =>
      GROUPS.map((group) =>
        groupOf(
          group,
          t(`commands.${group}`),
          offered.filter((command) => command.group === group),
        ),
      ),
    match: (typed: string) =>
      groupOf('match', t('palette.commands'), rankCommands(typed, offered).slice(0, MOST_COMMANDS)),
    countMatches: (typed: string): ResultCount => {
      const total = rankCommands(typed, offered).length;
      return { shown: Math.min(total, MOST_COMMANDS), total, hasMore: false };
    },
  };
}

export interface Found extends Suggestions {
  readonly text: string;
}

export interface ResultCount {
  readonly shown: number;
  readonly total: number;
  readonly hasMore: boolean;
}

export function countFound(
  { items }: CommandItemGroup,
  found: Found | undefined,
  typed: string,
): ResultCount {
  const isCurrent = found?.text === typed && found.isSearching !== true;
  const shown = items.length - (isCurrent && found.all !== undefined ? 1 : 0);
  if (!isCurrent) return { shown, total: shown, hasMore: false };
  return { shown, total: Math.max(shown, found.total ?? 0), hasMore: found.hasMore === true };
}

export function sumCounts(counts: readonly ResultCount[]): ResultCount {
  return counts.reduce(
    (sum, { shown, total, hasMore }) => ({
      shown: sum.shown + shown,
      total: sum.total + total,
      hasMore: sum.hasMore || hasMore,
    }),
    { shown: 0, total: 0, hasMore: false },
  );
}

export function suggestionGroup(
  key: string,
  label: string,
  found: Found | undefined,
  typed: string,
): CommandItemGroup {
  const isCurrent = found?.text === typed && found.isSearching !== true;
  const all = isCurrent && found.all !== undefined ? [found.all] : [];
  const offered = (found?.items ?? []).filter(
    (one) => isCurrent || holdsWords(`${one.label} ${one.detail ?? ''}`, typed),
  );
  const items = [...offered, ...all].map((one) => ({
    id: `suggestion ${key} ${one.id}`,
    label: one.label,
    detail: one.detail,
  }));
  return { id: key, label, items, detail: readingOf(found, typed), note: found?.error };
}

export function readingOf(found: Found | undefined, typed: string): string | undefined {
  return found?.text === typed ? found.reading : undefined;
}

export function findSuggestion(
  found: Readonly<Record<string, Suggestions>>,
  address: string,
): Suggestion | undefined {
  for (const [key, { items, all }] of Object.entries(found)) {
    const item = [...items, ...(all === undefined ? [] : [all])].find(({ id }) => `${key} ${id}` === address);
    if (item !== undefined) return item;
  }
  return undefined;
}
