import { afterEach, expect, it, vi } from 'vitest';
import { createIncidentLog, type NewIncident } from '../faults/IncidentLog';
import { logIncidents } from './logIncidents';

const incident: NewIncident = {
  code: 'PLG-606',
  pluginId: 'acme-risk',
  version: '0.1.0',
  contribution: 'tasklist.card:acme-risk/badge',
  message: 'Oh no.',
};

afterEach(() => vi.restoreAllMocks());

it('writes what is and what comes on the console, each once, until it ends', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const log = createIncidentLog();
  log.report(incident);
  const stop = logIncidents(log, 'acme-risk');
  log.report(incident);
  log.report({ ...incident, contribution: null, message: 'Again.' });
  log.report({ ...incident, pluginId: 'other' });
  stop();
  log.report({ ...incident, message: 'Too late.' });
  expect(warn.mock.calls).toEqual([
    ['PLG-606 acme-risk tasklist.card:acme-risk/badge: Oh no.'],
    ['PLG-606 acme-risk: Again.'],
  ]);
});
