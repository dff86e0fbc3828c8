import { expect, it } from 'vitest';
import { plainMessage } from './plainMessage';

it.each([
  ["Cannot read properties of undefined (reading 'iban')", 'Cannot read properties of undefined (reading …)'],
  ['loanOfMiller is not defined', '… is not defined'],
  [
    `Unexpected token 'M', "Mrs. Miller owes 4,711" is not valid JSON`,
    'Unexpected token … is not valid JSON',
  ],
  ['Failed to fetch', 'Failed to fetch'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['can\'t access property "x", task is null', "can't access property … is null"],
  ['miller@acme.example +49 170 1234567', '…'],
  ['Привет 你好 Müller', '…'],
  ['', ''],
])('leaves of %j no more than %j', (message, left) => {
  expect(plainMessage(message)).toBe(left);
});

it('leaves nothing of what could be an id, a number or an address', () => {
  const secrets = [
    'e3922dd9-e56d-11f0',
    '1.234,56',
    'https://x.example/task/1?name=Miller#/t',
    'DE89370400440532013000',
  ];
  for (const secret of secrets) {
    expect(plainMessage(`Cannot read ${secret} of undefined`)).toBe('Cannot read … of undefined');
  }
});

it('has an end', () => {
  expect(plainMessage('is not '.repeat(500)).length).toBeLessThanOrEqual(200);
});
