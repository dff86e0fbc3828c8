import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useEffect, useSyncExternalStore } from 'react';
import type { DevTools } from '../createDevTools';
import type { DevOverride, DevRequest } from '../override/DevOverride';
import type { DevPage } from '../override/DevPage';
import { DEV_TEXTS } from '../texts/devTexts';
import styles from './DevBar.module.css';
import { DevDialog } from './DevDialog';
import { logIncidents } from './logIncidents';

export interface DevBarProps {
  readonly tools: Pick<DevTools, 'request' | 'agree' | 'end' | 'subscribe'>;
  readonly registry: Pick<DevPage['registry'], 'entry' | 'subscribe'>;
  readonly log: Pick<DevPage['log'], 'incidents' | 'subscribe'>;
}

export default function DevBar({ tools, registry, log }: DevBarProps) {
  const request = useSyncExternalStore(tools.subscribe, () => tools.request);
  if (request.kind === 'none') return null;
  return (
    <div className={styles.bar} data-plugin-dev={request.kind}>
      {request.kind === 'refused' && <RefusedNotice request={request} onClose={tools.end} />}
      {request.kind === 'on' && (
        <DevNotice {...{ registry, log }} override={request.override} onEnd={tools.end} />
      )}
      {request.kind === 'asked' && (
        <DevDialog override={request.override} onAgree={tools.agree} onClose={tools.end} />
      )}
    </div>
  );
}

interface DevNoticeProps extends Pick<DevBarProps, 'registry' | 'log'> {
  readonly override: DevOverride;
  readonly onEnd: () => void;
}

function DevNotice({ registry, log, override: { id, manifest }, onEnd }: DevNoticeProps) {
  const { t } = useTexts(DEV_TEXTS);
  useEffect(() => logIncidents(log, id), [log, id]);
  const status = useSyncExternalStore(registry.subscribe, () => registry.entry(id)?.status);
  const fault = status !== undefined && 'code' in status ? status : null;
  return (
    <Note
      tone="danger"
      icon="warning"
      role="status"
      action={
        <Button variant="secondary" size="sm" onClick={onEnd}>
          {t('reset')}
        </Button>
      }
    >
      {t('on', { id, manifest })}
      {fault && (
        <div>
          {fault.code}: {fault.message}
        </div>
      )}
    </Note>
  );
}

interface RefusedNoticeProps {
  readonly request: Extract<DevRequest, { kind: 'refused' }>;
  readonly onClose: () => void;
}

function RefusedNotice({ request: { code, text }, onClose }: RefusedNoticeProps) {
  const { t } = useTexts(DEV_TEXTS);
  return (
    <Note
      tone="danger"
      icon="warning"
      role="status"
      action={
        <Button size="sm" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {t(`refused.${code}`, { text })}
    </Note>
  );
}
