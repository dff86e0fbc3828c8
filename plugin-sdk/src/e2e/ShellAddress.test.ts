import { expect, it } from 'vitest';
import { readShellAddress } from './ShellAddress';

it.each([
  'http://localhost:8080/operaton/app/taskweave/default/',
  'http://localhost:8080/operaton/app/taskweave/default',
  'http://localhost:8080/operaton/app/taskweave/default/#/?task=1',
])('finds engine and application in %s', (address) => {
  expect(readShellAddress(address)).toEqual({
    inbox: 'http://localhost:8080/operaton/app/taskweave/default/',
    root: 'http://localhost:8080/operaton',
    engine: 'default',
  });
});

it.each([
  undefined,
  'http://localhost:8080/operaton/',
  'http://localhost:8080/operaton/app/tasklist/default/',
])('says what the address has to be where it is %s', (address) =>
  expect(() => readShellAddress(address)).toThrow('"baseURL" of playwright.config.ts'),
);
