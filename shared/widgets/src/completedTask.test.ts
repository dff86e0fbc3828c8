import { expect, it, vi } from 'vitest';
import { openerOfCompleted, openerOfCompletedList } from './completedTask';

const PAGE = {
  item: { label: 'Completed tasks', meta: { path: '/completed-tasks' } },
  place: '/completed-tasks',
} as const;
const TASK = { id: 'T1', processDefinitionId: 'invoice:1:a' };

function services(known: boolean | null) {
  return {
    navigation: { openPage: vi.fn(), setPageParam: vi.fn() },
    permissions: { can: vi.fn(async () => true), known: vi.fn(() => known) },
  };
}

it('opens the task on the page of completed tasks', () => {
  const { navigation, permissions } = services(true);
  openerOfCompleted({ navigation, permissions }, [PAGE], TASK)?.();
  expect(navigation.openPage).toHaveBeenCalledWith('/completed-tasks');
  expect(navigation.setPageParam).toHaveBeenCalledWith('completed', 'T1', { replace: true });
});

it('opens nothing where no part brings the page', () => {
  expect(openerOfCompleted(services(true), [], TASK)).toBeNull();
});

it('opens nothing where the person is known to lack the right', () => {
  expect(openerOfCompleted(services(false), [PAGE], TASK)).toBeNull();
});

it('asks for the right to the history of the process while nobody knows', () => {
  const { navigation, permissions } = services(null);
  openerOfCompleted({ navigation, permissions }, [PAGE], TASK);
  const right = { permission: 'READ_HISTORY', resource: 'Process Definition' };
  expect(permissions.can).toHaveBeenCalledWith([right, { ...right, resourceId: 'invoice' }]);
});

it('asks for no right where the task belongs to no process', () => {
  const { navigation, permissions } = services(false);
  const open = openerOfCompleted({ navigation, permissions }, [PAGE], {
    id: 'T1',
    processDefinitionId: null,
  });
  expect(open).not.toBeNull();
  expect(permissions.can).not.toHaveBeenCalled();
});

it('opens the list of several tasks', () => {
  const { navigation, permissions } = services(true);
  openerOfCompletedList({ navigation, permissions }, [PAGE], [TASK])?.();
  expect(navigation.openPage).toHaveBeenCalledWith('/completed-tasks');
  expect(navigation.setPageParam).not.toHaveBeenCalled();
});

it('opens no list that would show none of them', () => {
  expect(openerOfCompletedList(services(true), [], [TASK])).toBeNull();
  expect(openerOfCompletedList(services(false), [PAGE], [TASK])).toBeNull();
});
