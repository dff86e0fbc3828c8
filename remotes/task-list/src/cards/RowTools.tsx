import { instanceLink } from '@taskweave/engine-client/instanceLink';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './TaskRow.module.css';

export interface RowToolsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly taskAt: (row: number) => Task | undefined;
}

/**
 * What can be done from the row under the mouse or with the focus, drawn into that row alone: the others stay as light
 * as they are.
 */
export function RowTools({ list, taskAt }: RowToolsProps) {
  const client = useEngineClient();
  const { t } = useTranslation();
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const handle = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      if (row !== null) setPlace(row.querySelector<HTMLElement>('[data-tools]'));
    };
    element.addEventListener('pointerover', handle);
    element.addEventListener('focusin', handle);
    return () => {
      element.removeEventListener('pointerover', handle);
      element.removeEventListener('focusin', handle);
    };
  }, [list]);

  const row = place?.closest<HTMLElement>('[data-row]');
  const task = place?.isConnected && row ? taskAt(Number(row.dataset.row)) : undefined;
  const link = task === undefined ? null : instanceLink(client, task);
  if (place === null || link === null) return null;
  return createPortal(
    <IconButton
      className={styles.tool}
      icon="external"
      size="sm"
      label={t('row.monitor', { app: link.app })}
      href={link.href}
      target="_blank"
      rel="noreferrer"
      tabIndex={row?.tabIndex ?? -1}
    />,
    place,
  );
}
