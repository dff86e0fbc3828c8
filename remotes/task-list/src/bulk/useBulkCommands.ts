import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Command, type PointItem, type ShortcutName, useCommandList } from '@taskweave/plugin-sdk';
import { BULK_TEXTS } from './texts/bulkTexts';

type ActionItem = PointItem<'tasklist.list.bulk-action'>;

interface BulkCommandsOptions {
  readonly count: number;
  readonly enabled: boolean;
  readonly choose: (item: ActionItem) => void;
}

export function useBulkCommands(
  items: readonly ActionItem[],
  { count, enabled, choose }: BulkCommandsOptions,
): void {
  const { t } = useTexts(BULK_TEXTS);
  useCommandList(
    items.map(
      (item): Command => ({
        id: typeof item.meta.command === 'string' ? item.meta.command : `bulk.${item.key}`,
        label: t('bulk.action', { action: item.label, count }),
        group: 'list',
        takes: 'selection',
        isEnabled: enabled,
        ...(Array.isArray(item.meta.keys) && { keys: item.meta.keys as readonly string[] }),
        ...(typeof item.meta.shortcut === 'string' && { shortcut: item.meta.shortcut as ShortcutName }),
        run: () => choose(item),
      }),
    ),
  );
}
