import { expect, it } from 'vitest';
import { describeError } from './describeError';

const HOME = 'https://tasks.example/operaton/app/taskweave/';

function errorWith(stack: string, message = 'x is not a function', name = 'TypeError'): Error {
  return Object.assign(new Error(message), { stack, name });
}

it('gives the kind, the plain words and the places in our files', () => {
  const error = errorWith(
    `TypeError: Mrs. Miller\n    at claimMiller (${HOME}remotes/task-list/12.0a1b2c3d.js?t=1#x:1:23)\n    at ${HOME}assets/shell.0123abcd.js:4:56`,
  );
  expect(describeError(error, HOME)).toEqual({
    id: expect.stringMatching(/^[\da-f]{16}$/),
    name: 'TypeError',
    message: '… is not a function',
    stack: ['remotes/task-list/12.0a1b2c3d.js:1:23', 'assets/shell.0123abcd.js:4:56'],
    at: expect.stringMatching(/^20.+Z$/),
  });
});

it('reads the stacks of other browsers', () => {
  const error = errorWith(`draw@${HOME}assets/shell.1.js:1:2\n@${HOME}assets/shell.1.js:3:4`);
  expect(describeError(error, HOME)?.stack).toEqual(['assets/shell.1.js:1:2', 'assets/shell.1.js:3:4']);
});

it.each([
  [
    'a form of a task',
    'https://tasks.example/operaton/api/engine/engine/default/task/e3922dd9/deployed-form:1:2',
  ],
  ['a plugin', 'https://plugins.example/risk/main.js:1:2'],
  ['the page itself, which is a search', `${HOME}default/?x=1#/?searchQuery=Miller:1:2`],
  ['nothing', ''],
])('says nothing of errors of %s, whichever code called it', (_, address) => {
  expect(
    describeError(
      errorWith(`TypeError: x\n at f (${address})\n${address && `at ${HOME}assets/a.js:1:2`}`),
      HOME,
    ),
  ).toBeNull();
});

it('leaves out places that are not ours, and names that somebody has made up', () => {
  const error = errorWith(
    `at ${HOME}assets/a.js:1:2\nat https://plugins.example/m.js:1:2\nat ${HOME}assets/a.js:3:4`,
    'x',
    'LoanOfMiller',
  );
  expect(describeError(error, HOME)).toMatchObject({
    name: 'Error',
    message: '…',
    stack: ['assets/a.js:1:2', 'assets/a.js:3:4'],
  });
});

it.each(['Mrs. Miller', { message: 'Mrs. Miller' }, null])(
  'says nothing of %j, which is no error',
  (thrown) => {
    expect(describeError(thrown, HOME)).toBeNull();
  },
);
