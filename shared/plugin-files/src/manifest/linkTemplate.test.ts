import { expect, it } from 'vitest';
import { fillLink, linkProblem, placeholdersOf } from './linkTemplate';

const TASK = 'tasklist.task.action';

it.each([
  'https://crm.example/customers/{businessKey}?task={id}&amount={variables.amount}#{name}',
  'http://localhost:3000/{processInstanceId}',
  '/operaton/app/cockpit/{engine}/#/process-instance/{processInstanceId}',
  'mailto:office@example.org?subject={name}',
  'mailto:{variables.email}',
])('takes %s for a task', (href) => {
  expect(linkProblem(TASK, href)).toBeNull();
});

it.each([
  ['javascript:alert(1)', 'begin with'],
  ['java\tscript:alert(1)', 'control characters'],
  ['data:text/html,x', 'begin with'],
  ['//evil.example/', 'begin with'],
  ['/\\evil.example/', 'backslashes'],
  ['customers/{id}', 'begin with'],
  ['#/page', 'begin with'],
  ['https://{name}.example/', 'name its server'],
  ['https://crm.example{name}/', 'name its server'],
  ['https://bank.example@evil.example/', 'a user'],
  ['https://a b.example/', 'spaces'],
  ['https://', 'no address'],
  ['https://crm.example/{color}', '{color}'],
  ['https://crm.example/{}', '{}'],
  ['https://crm.example/{id', 'brace'],
  ['https://crm.example/a/../b', 'path'],
  ['https://crm.example/%2E./b', 'path'],
  [7, 'text'],
])('refuses %s', (href, words) => {
  expect(linkProblem(TASK, href)).toContain(words);
});

it('knows nothing of a task where there is none', () => {
  expect(linkProblem('tasklist.navbar.action', 'https://help.example/{language}?{user}')).toBeNull();
  expect(linkProblem('tasklist.navbar.action', 'https://help.example/{id}')).toContain('{id}');
});

it('names each placeholder once', () => {
  expect(placeholdersOf('/{id}/{name}?again={id}')).toEqual(['id', 'name']);
});

it('encodes what it puts in, and reads none of it again @P10', () => {
  const values = { id: 'a/b?c#d&e=f', name: '{id}', businessKey: '../../admin' };
  expect(fillLink('https://x.example/{id}/{businessKey}?n={name}', values)).toBe(
    'https://x.example/a%2Fb%3Fc%23d%26e%3Df/..%2F..%2Fadmin?n=%7Bid%7D',
  );
});

it.each([null, '', '.', '..'])('leads nowhere with the value %j', (name) => {
  expect(fillLink('https://x.example/{name}/delete', { name })).toBeNull();
});

it('leads nowhere where values are dots together', () => {
  expect(fillLink('/{id}{name}/', { id: '.', name: '.' })).toBeNull();
});

it('leads nowhere with a value that is not given', () => {
  expect(fillLink('/{constructor}', {})).toBeNull();
});

it('bears a text that was cut within a character', () => {
  expect(fillLink('/{name}', { name: 'a\uD83D' })).toBe('/a%EF%BF%BD');
});
