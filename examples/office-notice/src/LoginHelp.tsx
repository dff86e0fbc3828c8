import { usePluginConfig, useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';
import { failures } from './facts';
import type { NoticeConfig } from './noticeConfig';

/** Below the form for name and password, once that has failed. */
export default function LoginHelp() {
  const { t } = useTranslation();
  const { helpDesk } = usePluginConfig<NoticeConfig>();
  const count = failures.use();
  if (count === 0 || helpDesk === '') return null;
  return (
    <Note icon="info" role="status">
      {t('help', { helpDesk })}
    </Note>
  );
}
