import { createTestHost, type TestPointItems } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import AskTabPermissions from './AskTabPermissions';

const permission = { permission: 'READ_HISTORY', resource: 'Decision Definition' };

function asked(): readonly unknown[] {
  const tab = (id: string, meta: object) => ({
    id,
    label: id,
    meta: { label: '', ...meta },
    render: () => null,
  });
  const host = createTestHost({
    items: {
      'tasklist.task.detail': [
        tab('form', {}),
        tab('decisions', { permission }),
        tab('variables', { permission: false }),
      ],
    } as TestPointItems,
  });
  const can = vi.spyOn(host.services.permissions, 'can').mockResolvedValue(true);
  render(
    <host.Provider>
      <AskTabPermissions />
    </host.Provider>,
  );
  return can.mock.calls;
}

it('asks for the permission of each tab that takes one', () => {
  expect(asked()).toEqual([[permission]]);
});

it('asks for none ahead with data saving on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(asked()).toEqual([]);
});
