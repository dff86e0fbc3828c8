import {
  type Command,
  type CommandGroup,
  type Commands,
  type PointItem,
  type Suggestion,
  type Suggestions,
  usePointItems,
} from '@taskweave/plugin-sdk';
import { CommandDialog, type CommandItem, type CommandItemGroup } from '@taskweave/ui/command-dialog';
import { Kbd } from '@taskweave/ui/kbd';
import { useState, useSyncExternalStore } from 'react';
import { useShellText } from '../i18n/useShellText';
import { rankCommands } from './rankCommands';
import { readRecent, rememberRecent } from './recentCommands';
import { SearchSource } from './SearchSource';

export interface CommandPaletteProps {
  readonly commands: Commands;
  readonly onClose: () => void;
}

type Source = PointItem<'shell.command'>;

const GROUPS: readonly CommandGroup[] = ['task', 'list', 'go', 'create', 'view', 'help'];
/** While something is typed, commands leave room for what the searches find. */
const MOST_COMMANDS = 8;

/** Goes to everything and does everything: commands by their names, and what the searches of plugins find. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { t } = useShellText();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Readonly<Record<string, Suggestions>>>({});
  const [recent] = useState(readRecent);
  const all = useSyncExternalStore(commands.subscribe, () => commands.all);
  const typed = text.trim();
  const offered = all.filter((command) => command.enabled !== false && command.isKeysOnly !== true);
  const sources = usePointItems('shell.command').filter(
    ({ meta }) => meta.kind === 'search' && typed.length >= fromOf(meta.from),
  );

  const groups =
    typed === ''
      ? [...recentGroup(), ...commandGroups(), ...sources.map(sourceGroup)]
      : [...matchGroup(), ...sources.map(sourceGroup)];
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  const isBusy = sources.some(({ key }) => found[key] === undefined || found[key].isSearching === true);
  const emptyText = t(isBusy ? 'palette.searching' : 'palette.empty', { text: typed });
  const faults = groups.flatMap(({ label, note }) => (note ? [`${label}: ${note}`] : []));

  function pick({ id }: CommandItem): void {
    // First, so that a dialog that is opened now gives the focus back to the page.
    onClose();
    const [kind, ...rest] = id.split(' ');
    if (kind === 'suggestion') {
      findSuggestion(rest.join(' '))?.run();
      return;
    }
    const commandId = rest.join(' ');
    rememberRecent(commandId);
    commands.run(commandId);
  }

  return (
    <>
      <CommandDialog
        title={t('palette.title')}
        placeholder={t('palette.placeholder')}
        text={text}
        onTextChange={setText}
        groups={groups}
        status={[count > 0 ? t('palette.count', { count }) : emptyText, ...faults].join(' ')}
        emptyText={emptyText}
        isBusy={isBusy}
        onPick={pick}
        onClose={onClose}
        footer={
          <>
            <FooterHint keys="↑ ↓" text={t('palette.choose')} />
            <FooterHint keys={t('key.enter')} text={t('palette.do')} />
            <FooterHint keys={t('key.escape')} text={t('action.close')} />
          </>
        }
      />
      {sources.map((source) => (
        <SearchSource
          key={source.key}
          source={source}
          text={typed}
          onFound={(suggestions) => setFound((before) => ({ ...before, [source.key]: suggestions }))}
        />
      ))}
    </>
  );

  function recentGroup(): readonly CommandItemGroup[] {
    const items = recent.flatMap((id) => offered.find((command) => command.id === id) ?? []);
    return [{ id: 'recent', label: t('palette.recent'), items: items.map((one) => toItem(one, 'recent')) }];
  }

  function commandGroups(): readonly CommandItemGroup[] {
    return GROUPS.map((group) => ({
      id: group,
      label: t(`commands.${group}`),
      items: offered.filter((command) => command.group === group).map((one) => toItem(one, 'command')),
    }));
  }

  function matchGroup(): readonly CommandItemGroup[] {
    const items = rankCommands(typed, offered).slice(0, MOST_COMMANDS);
    return [{ id: 'match', label: t('palette.commands'), items: items.map((one) => toItem(one, 'command')) }];
  }

  function sourceGroup({ key, label }: Source): CommandItemGroup {
    const suggestions = found[key];
    return {
      id: key,
      label,
      items: (suggestions?.items ?? []).map((one) => ({
        id: `suggestion ${key} ${one.id}`,
        label: one.label,
        detail: one.detail,
      })),
      note: suggestions?.error,
    };
  }

  function findSuggestion(address: string): Suggestion | undefined {
    for (const [key, { items }] of Object.entries(found)) {
      const item = items.find(({ id }) => `${key} ${id}` === address);
      if (item !== undefined) return item;
    }
    return undefined;
  }

  function toItem({ id, label, detail }: Command, kind: 'command' | 'recent'): CommandItem {
    return { id: `${kind} ${id}`, label, detail, keys: commands.hint(id) };
  }
}

function FooterHint({ keys, text }: { readonly keys: string; readonly text: string }) {
  return (
    <span>
      <Kbd keys={keys} /> {text}
    </span>
  );
}

function fromOf(value: unknown): number {
  return typeof value === 'number' ? value : 1;
}
