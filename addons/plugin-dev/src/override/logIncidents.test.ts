import { expect, it, vi } from 'vitest';
import type { DevIncident } from './DevPage';
import { logIncidents } from './logIncidents';

const incident: DevIncident = {
  code: 'PLG-606',
  pluginId: 'acme-risk',
  contribution: 'tasklist.card:acme-risk/badge',
  message: 'Oh no.',
};

it('writes what is and what comes on the console, each once, until it ends', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const log = createLog();
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

function createLog() {
  const incidents: DevIncident[] = [];
  const listeners = new Set<() => void>();
  return {
    incidents,
    report(next: DevIncident) {
      incidents.push(next);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
