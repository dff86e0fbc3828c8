import { taskCriteria } from '@taskweave/engine-client/task-query/taskCriteria';
import { expect, it } from 'vitest';
import en from './en.json';

const texts: Readonly<Record<string, string>> = en;

it('names every criterion, its group and its choices', () => {
  const keys = taskCriteria.flatMap(({ key, group, choices = [] }) => [
    `criterion.${key}`,
    `criterion.group.${group}`,
    ...choices.map((choice) => `choice.${choice}`),
  ]);
  expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
});
