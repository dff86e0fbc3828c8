import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type Command,
  type Commands,
  useCommandList,
  useCommands,
  usePointItems,
} from '@taskweave/plugin-sdk';
import type { RefObject } from 'react';
import type { Section } from '../rows/Sections';
import { GROUP_TEXTS } from '../texts/groupTexts';

const LONGEST = 5000;

export interface HeadCommandsOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly section: Section | null;
  readonly label: string;
  readonly select: (section: Section) => Promise<boolean>;
}

export function useHeadCommands({ scroller, section, label, select }: HeadCommandsOptions): void {
  const { t } = useTexts(GROUP_TEXTS);
  const commands = useCommands();
  const items = usePointItems('tasklist.list.bulk-action');

  async function act(id: string): Promise<void> {
    if (section !== null && (await select(section))) await runForSelection(commands, id);
  }

  useCommandList(
    section === null
      ? []
      : items.flatMap(({ label: action, meta: { command, keys } }): readonly Command[] => {
          if (typeof command !== 'string' || !Array.isArray(keys)) return [];
          return [
            {
              id: command,
              label: t('group.act', { action, group: label }),
              group: 'list',
              takes: 'selection',
              within: scroller,
              keys: keys.filter((key) => typeof key === 'string'),
              run: () => void act(command),
            },
          ];
        }),
  );
}

async function runForSelection(commands: Commands, id: string): Promise<void> {
  const isOffered = () =>
    commands.all.some((one) => one.id === id && one.takes === 'selection' && one.within === undefined);
  if (!isOffered()) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, LONGEST);
      const unsubscribe = commands.subscribe(() => isOffered() && end());
      function end(): void {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      }
    });
  }
  if (isOffered()) commands.run(id);
}
