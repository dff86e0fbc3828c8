import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { change, serveHistory } from '../testing/serveHistory';
import { SubmittedValues } from './SubmittedValues';

const engine = useFakeEngine('mary');

const TASK: CompletedTask = {
  ...{ id: 't', name: 'Approve', taskDefinitionKey: 'approve', description: null, assignee: 'mary' },
  ...{ created: null, completed: '2026-11-24T10:00:00.000+0000', due: null, priority: 50, tenantId: null },
  ...{ activityInstanceId: 'approve:1', processInstanceId: 'p', processDefinitionId: 'invoice:1:1' },
  ...{ caseInstanceId: null, caseDefinitionId: null },
};

const FACTS = {
  invoice: [
    {
      variable: 'amount',
      label: { en: 'Total' },
      format: 'money',
      currency: 'EUR',
      currencyVariable: 'unit',
    },
    { variable: 'clerk', format: 'person' },
  ],
} as const;

async function read(name: string, type: string, value: unknown): Promise<string | null | undefined> {
  serveHistory(engine).changes = [change(name, type, value), change('unit', 'String', 'CHF')];
  openApp(plugin, <SubmittedValues task={TASK} />, { engine, settings: { facts: FACTS } });
  const unit = await screen.findByText('Unit');
  await expect.poll(() => engine.lines().join()).toContain('/xml');
  const [first] = [...(unit.closest('dl')?.children ?? [])].filter((line) => !line.contains(unit));
  return first?.textContent?.replaceAll('\u00a0', ' ');
}

it.each([
  ['a boolean as a word', 'isPaid', 'Boolean', true, 'Is paidYes'],
  ['a number with its separators', 'size', 'Double', 4812.5, 'Size4,812.5'],
  ['a list in a line', 'people', 'Json', '["mary","john"]', 'Peoplemary, john'],
  ['nothing as a dash', 'size', 'Null', null, 'Size–'],
  ['money in the currency of its process', 'amount', 'Double', 4812.5, 'TotalCHF 4,812.50'],
])('reads %s', async (_what, name, type, value, text) => {
  expect(await read(name, type, value)).toBe(text);
});

it.each([
  ['a choice by its name', 'kind', 'String', 'paid', 'Paid leave'],
  ['a day without its time', 'day', 'Date', '2025-12-24T08:30:00.000+0000', 'Dec 24, 2025'],
  ['a person by name', 'clerk', 'String', 'lisa', 'Lisa Chen'],
])('reads %s', async (_what, name, type, value, text) => {
  await read(name, type, value);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('follows an address of the web alone', async () => {
  await read('site', 'String', 'https://example.com/a');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('https://example.com/a');
});

it('never follows an address that would run code', async () => {
  expect(await read('site', 'String', 'javascript:alert(1)')).toBe('Sitejavascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
});
