import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test';

const process = (key: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="taskweave">
  <process id="${key}" isExecutable="true" camunda:historyTimeToLive="1">
    <startEvent id="start" /><sequenceFlow id="f1" sourceRef="start" targetRef="fork" />
    <parallelGateway id="fork" />
    <sequenceFlow id="f2" sourceRef="fork" targetRef="loop" />
    <sequenceFlow id="f3" sourceRef="fork" targetRef="part" />
    <subProcess id="loop">
      <multiInstanceLoopCharacteristics camunda:collection="articles" camunda:elementVariable="article" />
      <startEvent id="s1" /><sequenceFlow id="a1" sourceRef="s1" targetRef="check" />
      <userTask id="check" name="Check" camunda:assignee="demo" />
      <boundaryEvent id="late" attachedToRef="check" cancelActivity="false">
        <timerEventDefinition><timeDuration xsi:type="tFormalExpression">P9D</timeDuration></timerEventDefinition>
      </boundaryEvent>
    </subProcess>
    <subProcess id="part">
      <extensionElements><camunda:inputOutput><camunda:inputParameter name="article">chair</camunda:inputParameter></camunda:inputOutput></extensionElements>
      <startEvent id="s2" /><sequenceFlow id="b1" sourceRef="s2" targetRef="pack" />
      <userTask id="pack" name="Pack" camunda:assignee="demo">
        <extensionElements><camunda:inputOutput><camunda:inputParameter name="box">9</camunda:inputParameter></camunda:inputOutput></extensionElements>
      </userTask>
    </subProcess>
  </process>
</definitions>`;

test('a variable of an execution around the task is shown wherever values are', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const { mark } = ownData;
  const key = `outer-${mark}`;
  await ownData.deploy({ 'outer.bpmn': process(key) });
  await demo.post(`process-definition/key/${key}/start`, {
    variables: {
      articles: {
        type: 'Object',
        value: '["lamp","desk"]',
        valueInfo: {
          objectTypeName: 'java.util.ArrayList<java.lang.String>',
          serializationDataFormat: 'application/json',
        },
      },
      article: { type: 'String', value: 'none of them' },
    },
  });
  const variables = [{ name: 'article', label: 'Article' }];
  const filter = await ownData.filter(
    mark,
    { processDefinitionKey: key },
    { variables, showUndefinedVariable: true },
  );

  await app.openAs('demo', `#/?filter=${filter}`);
  for (const value of ['lamp', 'desk', 'chair'])
    await expect(app.rows.filter({ hasText: value })).toHaveCount(1);

  await app.rows.filter({ hasText: 'desk' }).click();
  const task = page.getByRole('main');
  await expect(task.getByText('desk', { exact: true }).first()).toBeVisible();
  await expect(task.getByText('Undefined')).toHaveCount(0);

  await page.getByRole('button', { name: 'View', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(
    lines
      .slice(1)
      .map((line) => /"(lamp|desk|chair)"/.exec(line)?.[1])
      .sort(),
  ).toEqual(['chair', 'desk', 'lamp']);

  await app.open(`#/?filter=${filter}&view=groups&group=var:article`);
  for (const value of ['lamp', 'desk', 'chair']) {
    await expect(page.getByRole('row', { name: `${value} 1 task` })).toBeVisible();
  }

  const [id] = (await demo.get(`task?processDefinitionKey=${key}&taskDefinitionKey=check`)).map(
    (one: { readonly id: string }) => one.id,
  );
  await app.open(`#/?filter=${filter}&task=${id}&detailsTab=variables`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^article( |$)/ }) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Outer execution');
  await expect(rows.last()).toContainText('Process instance');
});
