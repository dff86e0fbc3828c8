import {
  type CommandMeta,
  type PointItem,
  useCommandList,
  useNavigation,
  usePointItems,
} from '@taskweave/plugin-sdk';
import { type ReactNode, useState } from 'react';
import { hasParams } from '../navigation/hasParams';
import { useHasTask } from '../navigation/useHasTask';
import { useNavigationPath } from '../navigation/useNavigationPath';
import { usePages } from '../plugins/host/usePages';

type Item = PointItem<'shell.command'>;

interface Running {
  readonly item: Item;
  readonly args: unknown;
}

const offerNothing = () => undefined;

export function LazyCommands(): ReactNode {
  const items = usePointItems('shell.command');
  const pages = usePages();
  const navigation = useNavigation();
  const isInbox = useNavigationPath(navigation) === '/';
  const hasTask = useHasTask(navigation) && isInbox;
  const [running, setRunning] = useState<Readonly<Record<string, Running>>>({});

  useCommandList(
    items.flatMap((item) => {
      const meta = item.meta as Partial<Extract<CommandMeta, { kind: 'command' }>>;
      if (meta.kind !== 'command' || (meta.needsTask === true && !hasTask)) return [];
      const { group = 'view', keys, shortcut, keywords } = meta;
      return [
        {
          id: commandIdOf(item),
          label: item.label,
          group,
          ...(keys !== undefined && { keys }),
          ...(shortcut !== undefined && { shortcut }),
          ...(keywords !== undefined && { keywords }),
          run: (args?: unknown) => setRunning((before) => ({ ...before, [item.key]: { item, args } })),
        },
      ];
    }),
  );

  useCommandList(
    pages
      .filter(({ item, place }) => item.label !== '' && item.meta.menu !== 'none' && !hasParams(place))
      .map(({ item, place }) => ({
        id: `page.${commandIdOf(item)}`,
        label: item.label,
        group: 'go',
        run: () => navigation.openPage(place),
      })),
  );

  return Object.values(running).map(({ item, args }) =>
    item.render({ text: '', offer: offerNothing, args, close: () => stop(item) }),
  );

  function stop({ key }: Item): void {
    setRunning((before) => Object.fromEntries(Object.entries(before).filter(([running]) => running !== key)));
  }
}

export function commandIdOf({ pluginId, id }: Pick<Item, 'pluginId' | 'id'>): string {
  return `${pluginId}.${id}`;
}
