import { QueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import plugin from '../plugin';
import { bpmn } from '../testing/bpmn';
import { Story } from './Story';
import { WhatComesNext } from './WhatComesNext';

const engine = useFakeEngine('demo');

const TASK = parseTask({
  ...{ id: 'own', name: 'Approve', priority: 50, taskDefinitionKey: 'own' },
  ...{ processInstanceId: 'pi', processDefinitionId: 'invoice:1:a' },
});
const PAST = {
  ...{
    id: 'a',
    activityId: 'assign',
    activityType: 'userTask',
    activityName: 'Assign approver',
    taskId: 't',
  },
  ...{ startTime: '2026-11-20T10:00:00.000+0000', endTime: '2026-11-20T10:00:00.000+0000', canceled: false },
};
const COMPLETE = {
  ...{ id: 'o', operationType: 'Complete', entityType: 'Task', taskId: 't', userId: 'mary' },
  timestamp: '2026-11-20T10:00:00.000+0000',
};

const asked = () => engine.lines().filter((line) => /history|xml/.test(line));

const story = (task = TASK) => openApp(plugin, <Story task={task} isAsked />, { engine });

describe('before a task', () => {
  beforeEach(() => engine.on('GET user', [{ id: 'mary', firstName: 'Mary', lastName: 'Okafor' }]));

  it('stands what happened, and a way to all of it', async () => {
    engine.on('POST history/activity-instance', [PAST]);
    engine.on('GET history/user-operation', [COMPLETE]);
    const { container, host } = story();
    expect(await screen.findByText(/Mary Okafor completed “Assign approver”/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Whole activity' });
    expect(link.getAttribute('href')).toBe(host.navigation.inboxHref({ detailsTab: 'task-detail-activity' }));
    await expectAccessible(container);
  });

  it('stands the assignee where the operations may not be read', async () => {
    engine.on('POST history/activity-instance', [{ ...PAST, assignee: 'mary' }]);
    engine.on('GET history/user-operation', 403);
    story();
    expect(await screen.findByText(/“Assign approver” done, assigned to Mary Okafor/)).toBeTruthy();
  });

  it.each([
    ['without history', 200],
    ['forbidden', 403],
    ['not found', 404],
    ['out of order', 500],
  ])('stands nothing: %s', async (_why, status) => {
    engine.on('POST history/activity-instance', [], status);
    engine.on('GET history/user-operation', [], status);
    const { container } = story();
    await waitFor(() => expect(new Set(asked())).toHaveProperty('size', 2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.textContent).toBe('');
  });

  it('asks nothing for a task of no process', async () => {
    const { container } = story(parseTask({ id: 'own', priority: 50 }));
    expect(container.textContent).toBe('');
    expect(engine.lines()).toEqual([]);
  });

  it('asks the tasks of a case', async () => {
    engine.on('GET history/user-operation', []);
    engine.on('POST history/task', [
      {
        id: 't',
        name: 'Assess',
        startTime: PAST.startTime,
        endTime: PAST.endTime,
        deleteReason: 'completed',
      },
    ]);
    story(parseTask({ id: 'own', priority: 50, caseInstanceId: 'ci' }));
    expect(await screen.findByText(/“Assess” done/)).toBeTruthy();
  });
});

describe('after a task', () => {
  const flow =
    '<userTask id="own"/><exclusiveGateway id="g"/><userTask id="pay" name="Pay"/><endEvent id="e"/>';
  const arrows = [
    ['own', 'g', ''],
    ['g', 'pay', 'yes'],
    ['g', 'e', 'no'],
  ].map(([from, to, name]) => `<sequenceFlow sourceRef="${from}" targetRef="${to}" name="${name}"/>`);

  const DEFINITION = { id: 'invoice:1:a', key: 'invoice', name: null, version: 1, versionTag: null };

  function open(xml: string, task = TASK, processDefinition: TaskDetail['processDefinition'] = DEFINITION) {
    engine.on('GET process-definition/:id/xml', { bpmn20Xml: xml });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const client = engine.connect();
    queries.setQueryData(taskQueries(client).detail(task.id).queryKey, {
      ...task,
      processDefinition,
    } as TaskDetail);
    return openApp(plugin, <WhatComesNext task={task} isAsked />, { engine: client, queries });
  }

  it('stand its ways', async () => {
    const { container } = open(bpmn(flow + arrows.join('')));
    expect(await screen.findByText('One of 2 ways:')).toBeTruthy();
    const ways = screen.getAllByRole('listitem').map((way) => way.textContent);
    expect(ways).toEqual(['yes: “Pay”', 'no: The process ends']);
    await expectAccessible(container);
  });

  it.each([
    ['a model that is none', 'no model', TASK],
    [
      'a task that goes back to its owner',
      bpmn(flow + arrows.join('')),
      { ...TASK, delegationState: 'PENDING' as const },
    ],
  ])('stands nothing: %s', async (_why, xml, task) => {
    const { container } = open(xml, task);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.textContent).toBe('');
  });

  it('asks for no model that the person may not read', async () => {
    const { container } = open(bpmn(flow + arrows.join('')), TASK, null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.textContent).toBe('');
    expect(asked()).toEqual([]);
  });
});
