import { instanceLink, rootOfProcess } from '@taskweave/engine-client/instanceLink';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useInboxParam, useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './TaskRow.module.css';

export interface RowToolsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly taskAt: (row: number) => Task | undefined;
}

export function RowTools({ list, taskAt }: RowToolsProps) {
  const client = useEngineClient();
  const { t } = useTranslation();
  const openId = useInboxParam('task');
  const root = rootOfProcess(useInboxParam('detailsTab'), useInboxParam('rootElement'));
  const [row, setRow] = useState<HTMLElement | null>(null);
  // React attaches over a hundred listeners to each portal container, so one element moves from row to row.
  const [holder] = useState(createHolder);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const handle = ({ target }: Event) => {
      const entered = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      const place = entered?.querySelector('[data-tools]');
      if (place == null) return;
      if (holder.parentNode !== place) place.append(holder);
      setRow(entered);
    };
    element.addEventListener('pointerover', handle);
    element.addEventListener('focusin', handle);
    return () => {
      element.removeEventListener('pointerover', handle);
      element.removeEventListener('focusin', handle);
    };
  }, [list, holder]);

  const task = row?.isConnected ? taskAt(Number(row.dataset.row)) : undefined;
  const link = task === undefined ? null : instanceLink(client, task, task.id === openId ? root : null);
  if (link === null) return null;
  return createPortal(
    <IconButton
      className={styles.tool}
      icon="external"
      size="sm"
      label={t('common.openIn', { app: link.app })}
      href={link.href}
      target="_blank"
      rel="noreferrer"
      tabIndex={row?.tabIndex ?? -1}
    />,
    holder,
  );
}

function createHolder(): HTMLElement {
  const holder = document.createElement('span');
  holder.style.display = 'contents';
  return holder;
}
