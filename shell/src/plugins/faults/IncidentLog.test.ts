import { expect, it, vi } from 'vitest';
import { createIncidentLog } from './IncidentLog';

const FAULT = { code: 'PLG-601', pluginId: 'risk', version: '1.0.0', contribution: null, message: 'boom' };

it('counts the same incident, and keeps when it was first and last seen', () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(10).mockReturnValueOnce(20);
  const log = createIncidentLog();
  log.report(FAULT);
  log.report(FAULT);

  expect(log.incidents).toEqual([{ ...FAULT, firstSeen: 10, lastSeen: 20, count: 2 }]);
});

it('reports a new incident once', () => {
  const onNew = vi.fn();
  const log = createIncidentLog({ onNew });
  log.report(FAULT);
  log.report(FAULT);
  log.report({ ...FAULT, message: 'other' });

  expect(onNew).toHaveBeenCalledTimes(2);
});

it('does not grow without end', () => {
  const log = createIncidentLog();
  for (let index = 0; index < 300; index += 1) log.report({ ...FAULT, message: String(index) });

  expect(log.incidents).toHaveLength(200);
});
