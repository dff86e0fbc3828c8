import { expect, it } from 'vitest';
import { engineProfile } from './EngineProfile';

it.each([
  ['/operaton', 'operaton'],
  ['/camunda', 'camunda'],
  ['/context/fluxnova', 'fluxnova'],
  ['https://host.example/operaton', 'operaton'],
  ['/webapp', 'cibseven'],
  ['/cibseven', 'cibseven'],
  ['/orqueio', 'orqueio'],
  ['', 'camunda'],
  ['/my-app', 'camunda'],
])('takes the engine at "%s" for %s', (appRoot, name) => {
  expect(engineProfile(appRoot).name).toBe(name);
});
