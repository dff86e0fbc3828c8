import { isRecord } from '@taskweave/engine-client/readShape';
import { type Command, useCommandList, useTranslation } from '@taskweave/plugin-sdk';
import type { RefObject } from 'react';
import type { FilterRequest } from '../filter-editor/FilterRequest';

export function useFilterCommands(options: {
  readonly column: RefObject<HTMLElement | null>;
  readonly currentId: string | null;
  readonly canCreate: boolean;
  readonly onRequest: (request: FilterRequest) => void;
}): void {
  const { t } = useTranslation();
  const { column, currentId, canCreate, onRequest } = options;
  const commands: readonly Command[] = [
    {
      id: 'go.filters',
      label: t('common.goToFilters'),
      group: 'go',
      shortcut: 'focusFilter',
      run: () => {
        const links = column.current;
        const target = links?.querySelector<HTMLElement>('a[aria-current]') ?? links?.querySelector('a');
        target?.focus();
      },
    },
    {
      id: 'filters.create',
      label: t('common.createFilter'),
      group: 'create',
      isEnabled: canCreate,
      run: (args) => {
        const query = readArg(args, 'query');
        const name = readArg(args, 'name');
        onRequest({
          kind: 'create',
          ...(isRecord(query) && { query }),
          ...(typeof name === 'string' && { name }),
          ...readGroup(readArg(args, 'group')),
        });
      },
    },
    {
      id: 'filters.edit',
      label: t('command.edit'),
      group: 'list',
      isEnabled: currentId !== null,
      run: (args) => {
        const filterId = readArg(args, 'filterId') ?? currentId;
        if (typeof filterId === 'string') onRequest({ kind: 'open', filterId });
      },
    },
  ];
  useCommandList(commands);
}

function readGroup(group: unknown): Pick<Extract<FilterRequest, { readonly kind: 'create' }>, 'group'> {
  if (group === null) return { group };
  if (!isRecord(group)) return {};
  const { id, name } = group;
  return typeof id === 'string' && typeof name === 'string' ? { group: { id, name } } : {};
}

function readArg(args: unknown, name: string): unknown {
  return isRecord(args) ? args[name] : undefined;
}
