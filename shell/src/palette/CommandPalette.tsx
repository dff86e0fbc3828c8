import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Commands, usePointItems } from '@taskweave/plugin-sdk';
import { Kbd } from '@taskweave/ui/kbd';
import { useState, useSyncExternalStore } from 'react';
import { focusListOnceThere } from '../layout/focusListOnceThere';
import { CommandDialog } from './dialog/CommandDialog';
import type { CommandItem } from './dialog/CommandItem';
import {
  countFound,
  type Found,
  findSuggestion,
  groupCommands,
  readingOf,
  suggestionGroup,
  sumCounts,
} from './paletteGroups';
import { readRecent, rememberRecent } from './recentCommands';
import { SearchSource } from './SearchSource';
import { PALETTE_TEXTS } from './texts/paletteTexts';

export interface CommandPaletteProps {
  readonly commands: Commands;
  readonly onClose: () => void;
}

export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { t } = useTexts(PALETTE_TEXTS);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const [recent] = useState(readRecent);
  const all = useSyncExternalStore(commands.subscribe, () => commands.all);
  const typed = text.trim();
  const sources = usePointItems('shell.command').filter(
    ({ meta }) => meta.kind === 'search' && typed.length >= fromOf(meta.minLength),
  );

  const ofCommands = groupCommands(t, commands.hint, all);
  const commandGroups =
    typed === '' ? [ofCommands.recent(recent), ...ofCommands.all()] : [ofCommands.match(typed)];
  const sourceGroups = sources.map(({ key, label }) => suggestionGroup(key, label, found[key], typed));
  const groups = [...commandGroups, ...sourceGroups];
  const offered = commandGroups.reduce((sum, { items }) => sum + items.length, 0);
  const { shown, total, hasMore } = sumCounts([
    typed === '' ? { shown: offered, total: offered, hasMore: false } : ofCommands.countMatches(typed),
    ...sourceGroups.map((group) => countFound(group, found[group.id], typed)),
  ]);
  const countText = hasMore ? 'palette.countOfMore' : shown < total ? 'palette.countOf' : 'palette.count';
  const isBusy = sources.some(({ key }) => found[key]?.text !== typed || found[key].isSearching === true);
  const readings = sources.flatMap(({ key }) => readingOf(found[key], typed) ?? []);
  const nothing = [
    t('palette.empty', { text: typed }),
    ...readings.map((reading) => t('palette.read', { reading })),
  ];
  const emptyText = isBusy ? t('common.searching') : nothing.join(' ');
  const faults = groups.flatMap(({ label, note }) => (note ? [`${label}: ${note}`] : []));

  function pick({ id }: CommandItem): void {
    // The palette closes first, so that a dialog opened by the command returns the focus to the page.
    onClose();
    focusListOnceThere();
    const [kind, ...rest] = id.split(' ');
    if (kind === 'suggestion') {
      findSuggestion(found, rest.join(' '))?.run();
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
        status={[shown > 0 ? t(countText, { count: total, shown }) : emptyText, ...faults].join(' ')}
        emptyText={emptyText}
        isBusy={isBusy}
        onPick={pick}
        onClose={onClose}
        footer={
          <>
            <FooterHint keys="↑ ↓" text={t('palette.choose')} />
            <FooterHint keys={t('key.enter')} text={t('palette.do')} />
            <FooterHint keys={t('key.escape')} text={t('common.close')} />
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
