import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostileFile } from '../../e2e/attacks/hostileFile';
import { createDealer, poisoned } from '../../e2e/attacks/poison';
import { readSources } from '../faults/callsInSources.mjs';
import { inRepository } from '../process/paths.mjs';
import { textsOfSchema } from './textsOfSchema.mjs';

/** @param {string} schema */
const schemaOf = (schema) =>
  JSON.parse(readFileSync(inRepository(`plugin-sdk/schemas/${schema}.schema.json`), 'utf8'));

const READERS = /readShape|ShapeReader|isRecord/;
const READS = [
  /\b(?:text|textOrNull)\(\s*'(\w+)'/g,
  /\b(?:raw|answer)\.(\w+)\b/g,
  /typeof (?:raw|value|body|fault|item)\.(\w+) === 'string'/g,
];
const ROOMS = /^(?:shared\/engine-client|remotes|shell)\/(?!.*\/readShape\.ts$)/;

const KEPT = `
  activityId activityInstanceId caseDefinitionId caseExecutionId caseInstanceId decisionDefinitionId decisionDefinitionKey
  deploymentId executionId failedActivityId formKey id key parentTaskId processDefinitionId processDefinitionKey
  processInstanceId rootDecisionInstanceId taskDefinitionKey taskId
`;

test('the fields of the engine that the sources read meet the payloads, but for ids and keys @H48', () => {
  const readers = [...readSources()].filter(([file, text]) => ROOMS.test(file) && READERS.test(text));
  const read = readers.flatMap(([, text]) => READS.flatMap((way) => [...text.matchAll(way)]));
  const names = [...new Set(read.map(([, name = '']) => name))].sort();
  const isAttacked = (/** @type {string} */ name) => {
    const dealer = createDealer(0, 'alone');
    poisoned({ [name]: 'plain' }, dealer, '', 'ids');
    return dealer.dealt() > 0;
  };
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !isAttacked(name))).toEqual(KEPT.trim().split(/\s+/));
});

test.each(['plugins', 'plugin'])(
  "the fields of the administrator's files meet the payloads, all of them: %s.schema.json",
  (name) => {
    const schema = schemaOf(name);
    /** @type {Set<string>} */
    const reached = new Set();
    for (const choice of [0, 1, 2, 3]) {
      hostileFile(schema, { choice, next: (place) => String(reached.add(place).size) });
    }
    expect(textsOfSchema(schema).filter((place) => !reached.has(place))).toEqual([]);
  },
);
