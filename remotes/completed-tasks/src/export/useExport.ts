import { saveFile } from '@taskweave/base/files/saveFile';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNotifications } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState } from 'react';
import type { CompletedQuestion } from '../data/askCompleted';
import type { RowSearch } from '../data/RowSearch';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import { csvOf } from './csvOf';

export interface CompletedExport {
  readonly isRunning: boolean;
  readonly start: () => void;
}

export function useExport(question: CompletedQuestion | null, search: RowSearch): CompletedExport {
  const { t } = useTexts(COMPLETED_TEXTS);
  const client = useEngineClient();
  const notifications = useNotifications();
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  async function write(asked: CompletedQuestion): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    const heads = {
      name: t('column.name'),
      completed: t('column.completed'),
      person: t('column.person'),
      businessKey: t('column.businessKey'),
      process: t('column.process'),
      priority: t('column.priority'),
      created: t('fact.created'),
      due: t('fact.due'),
    };
    try {
      const pieces = await csvOf({ client, question: asked, search, heads }, controller.signal);
      saveFile(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }), `${t('table')}.csv`);
      notifications.notify({ kind: 'success', title: t('export.done') });
    } catch (error) {
      if (!controller.signal.aborted) notifications.notify({ title: t('export.failed'), error });
    } finally {
      if (running.current === controller) setIsRunning(false);
    }
  }

  return {
    isRunning,
    start: () => {
      if (!isRunning && question !== null) void write(question);
    },
  };
}
