import { expect, it } from 'vitest';
import { EngineError } from '../../errors/EngineError';
import { problemOf } from '../../reading/problemOf';
import { parseFaults } from './parseFaults';

const answer = (status: number, body: object) =>
  new EngineError(problemOf({ status, text: JSON.stringify(body), requestId: null }));

const fault = (message: string, line: number, column: number, elementIds: readonly string[]) => ({
  message,
  line,
  column,
  mainElementId: elementIds[0] ?? null,
  elementIds,
});

it('reads what the engine says about each file, errors first, by their lines', () => {
  const error = answer(400, {
    type: 'ParseException',
    message: 'ENGINE-09005 Could not parse BPMN process.',
    code: 0,
    details: {
      'order.bpmn': {
        errors: [fault('No target', 9, 15, ['flow']), fault('No class', 6, 37, ['svc'])],
        warnings: [fault('No condition', 2, 1, [])],
      },
    },
  });
  expect(parseFaults(error, ['order.bpmn', 'other.bpmn'])).toEqual([
    {
      file: 'order.bpmn',
      faults: [
        { isWarning: false, message: 'No class', line: 6, column: 37, elementIds: ['svc'] },
        { isWarning: false, message: 'No target', line: 9, column: 15, elementIds: ['flow'] },
        { isWarning: true, message: 'No condition', line: 2, column: 1, elementIds: [] },
      ],
    },
  ]);
});

it('knows no place where the engine says 0', () => {
  const details = { 'a.bpmn': { errors: [fault('No flow', 0, 0, ['g'])], warnings: [] } };
  const error = answer(400, { type: 'ParseException', message: 'x', details });
  expect(parseFaults(error, ['a.bpmn'])[0]?.faults[0]).toMatchObject({ line: null, column: null });
});

it.each([
  ["ENGINE-22004 Unable to transform DMN resource 'x.dmn'.", 'x.dmn', null, null],
  [
    'ENGINE-09033 Could not parse Operaton Form resource x.form. Cause: java.io.EOFException: End of input at line 1 column 6 path $.nope',
    'x.form',
    1,
    6,
  ],
])('finds the file in the message: %s', (message, file, line, column) => {
  const error = answer(500, { type: 'ProcessEngineException', message });
  const [found] = parseFaults(error, ['y.bpmn', 'x.dmn', 'x.form']);
  expect(found).toMatchObject({ file, faults: [{ line, column, isWarning: false }] });
  expect(found?.faults[0]?.message).not.toContain('ENGINE-');
});

it('finds nothing where the error is about no file, or not of the engine', () => {
  const message = "Unable to transform DMN resource 'x.dmn'.";
  expect(
    parseFaults(answer(500, { type: 'ProcessEngineException', message: 'Out of order' }), ['x.dmn']),
  ).toEqual([]);
  expect(parseFaults(answer(502, { message }), ['x.dmn'])).toEqual([]);
  expect(parseFaults(new TypeError(message), ['x.dmn'])).toEqual([]);
});
