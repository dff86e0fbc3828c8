import { type Command, useCommandList, useTranslation } from '@taskweave/plugin-sdk';
import type { RefObject } from 'react';

export interface GridCommandsOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly isEmpty: boolean;
  readonly canDeselect: boolean;
  readonly step: (by: 1 | -1) => void;
  readonly toggle: () => void;
  readonly extend: (by: 1 | -1) => void;
  readonly deselect: () => void;
}

export function useGridCommands(options: GridCommandsOptions): void {
  const { scroller, isEmpty, canDeselect, step, toggle, extend, deselect } = options;
  const { t } = useTranslation();
  const ofList = { group: 'list', isKeysOnly: true, enabled: !isEmpty, context: t('keys.noRows') } as const;
  const ofRow = { ...ofList, within: scroller } as const;
  const commands: readonly Command[] = [
    { ...ofList, id: 'list.next', label: t('keys.next'), keys: ['j'], repeats: true, run: () => step(1) },
    {
      ...ofList,
      id: 'list.previous',
      label: t('keys.previous'),
      keys: ['k'],
      repeats: true,
      run: () => step(-1),
    },
    {
      ...ofRow,
      id: 'list.arrows',
      label: t('keys.arrows'),
      keys: ['ArrowDown', 'ArrowUp'],
      isListedOnly: true,
      run: () => undefined,
    },
    {
      ...ofRow,
      id: 'list.open',
      label: t('common.openTask'),
      keys: ['Enter'],
      isListedOnly: true,
      run: () => undefined,
    },
    { ...ofRow, id: 'list.select', label: t('keys.select'), keys: ['x'], run: toggle },
    {
      ...ofRow,
      id: 'list.extendDown',
      label: t('keys.extendDown'),
      keys: ['Shift+J', 'Shift+ArrowDown'],
      repeats: true,
      run: () => extend(1),
    },
    {
      ...ofRow,
      id: 'list.extendUp',
      label: t('keys.extendUp'),
      keys: ['Shift+K', 'Shift+ArrowUp'],
      repeats: true,
      run: () => extend(-1),
    },
    {
      ...ofRow,
      id: 'list.selectAll',
      label: t('keys.selectAll'),
      keys: ['Mod+A'],
      isListedOnly: true,
      run: () => undefined,
    },
    {
      // The command shares its key with the shell's `go.back`, but applies within a row.
      id: 'list.deselect',
      label: t('keys.deselect'),
      group: 'list',
      isEnabled: canDeselect,
      run: deselect,
    },
  ];
  useCommandList(commands);
}
