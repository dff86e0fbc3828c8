import axe from 'axe-core';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { contribute } from '../contract/contribute';
import { definePlugin } from '../contract/definePlugin';
import type { ListCellProps } from '../contract/list';
import type { TaskProps } from '../contract/points';
import { useEngineClient, usePluginServices, useTranslation } from '../hooks/hooks';
import { describeContract } from './describeContract';

function RiskTab({ taskId }: TaskProps) {
  const engine = useEngineClient();
  const { t } = useTranslation();
  const [text, setText] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    engine.get<{ score: number }>(`task/${taskId}/variables`, { signal: controller.signal }).then(
      ({ score }) => setText(String(score)),
      () => setText(t('failed')),
    );
    return () => controller.abort();
  }, [engine, taskId, t]);
  return <p>{text}</p>;
}

const plugin = definePlugin({
  id: 'acme-risk',
  translations: { en: { tab: 'Risk', failed: 'Failed' }, de: { tab: 'Risiko', failed: 'Fehler' } },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'risk',
      label: '%tab%',
      component: () => Promise.resolve({ default: RiskTab }),
    }),
  ],
});

const seen: string[] = [];

function Cell({ task, variables }: ListCellProps) {
  seen.push(`${task.processInstanceId} ${variables.amount?.value}`);
  return null;
}

const columns = definePlugin({
  id: 'acme-columns',
  contributions: [
    contribute('tasklist.list.column', {
      id: 'amount',
      label: 'Amount',
      variables: ['amount'],
      component: () => Promise.resolve({ default: Cell }),
    }),
  ],
});

describeContract(columns);

test('parts are drawn for a task of a process, with their variables, and for one without', () => {
  expect(new Set(seen)).toEqual(new Set(['contract-instance text', 'null text']));
});

describeContract(plugin, { engine: { 'GET /task/*/variables': { score: 42 } }, axe });

describeContract(
  definePlugin({
    id: 'acme-links',
    contributions: [
      contribute('tasklist.task.action', {
        id: 'crm',
        label: 'CRM',
        href: 'https://crm.example/{processInstanceId}?{businessKey}',
      }),
      contribute('shell.command', {
        id: 'help',
        kind: 'command',
        label: 'Help',
        group: 'help',
        href: 'https://help.example/{language}',
      }),
    ],
  }),
  { businessKey: 'ORDER-1', axe },
);

const asked: string[] = [];

function StockTab() {
  const { backend } = usePluginServices();
  const [text, setText] = useState('');
  useEffect(() => {
    void backend
      .fetch('https://stock.example/parts')
      .then((response) => response.text())
      .then(setText);
  }, [backend]);
  return <p>{text}</p>;
}

describeContract(
  definePlugin({
    id: 'acme-stock',
    contributions: [
      contribute('tasklist.task.detail', {
        id: 'stock',
        label: 'Stock',
        component: () => Promise.resolve({ default: StockTab }),
      }),
    ],
  }),
  {
    backend: async (address) => {
      asked.push(String(address));
      return new Response('7 parts');
    },
  },
);

test('a plugin with a server is drawn with the answers of that', () => {
  expect(new Set(asked)).toEqual(new Set(['https://stock.example/parts']));
});
