import { useTaskEvents, useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';

export default function RefreshButton() {
  const { t } = useTranslation();
  const events = useTaskEvents();
  return (
    <IconButton
      icon="refresh"
      size="sm"
      label={t('refresh.label')}
      // Every part that shows tasks asks the engine again.
      onClick={() => events.emit({ type: 'tasks-changed' })}
    />
  );
}
