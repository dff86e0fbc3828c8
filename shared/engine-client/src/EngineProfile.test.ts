import { expect, it } from 'vitest';
import { engineProfile, monitoringLink } from './EngineProfile';

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

it.each([
  ['/operaton', '/operaton/app/cockpit/default/#/process-instance/p%2F1'],
  ['/fluxnova', '/fluxnova/app/monitoring/default/#/process-instance/p%2F1'],
])('links to the monitoring of %s', (appRoot, link) => {
  const place = { appRoot, engine: 'default', processInstanceId: 'p/1' };
  expect(monitoringLink(engineProfile(appRoot), place)).toBe(link);
});
