import type { Task } from '@taskweave/engine-client/Task';
import { create } from 'zustand';

interface SelectionState {
  /** The selected tasks by id, in the order of their selection. */
  readonly tasks: ReadonlyMap<string, Task>;
  /** Row that a range begins at; null while none was chosen. */
  readonly anchor: number | null;
  /** A bulk operation works on them, or tells what became of them: they stay selected although the list may lose them. */
  readonly isHeld: boolean;
}

/** Which tasks people have ticked in the list. Gone with the list that they were ticked in. */
export const useSelection = create<SelectionState>()(() => ({
  tasks: new Map(),
  anchor: null,
  isHeld: false,
}));

/** Ticks a task, or takes the tick away; ranges begin at its row from now on. */
export function toggleTask(task: Task, row: number): void {
  const tasks = new Map(useSelection.getState().tasks);
  if (!tasks.delete(task.id)) tasks.set(task.id, task);
  useSelection.setState({ tasks, anchor: row });
}

/**
 * Ticks all tasks between the row where the last tick was set and this one; without such a row only this one.
 *
 * @param at gives the task of a row, as far as it is loaded
 */
export function selectRange(row: number, at: (row: number) => Task | undefined): void {
  const { tasks, anchor } = useSelection.getState();
  const from = anchor ?? row;
  const rows = Array.from({ length: Math.abs(row - from) + 1 }, (_, index) => Math.min(from, row) + index);
  const added = rows.map(at).filter((task) => task !== undefined);
  useSelection.setState({
    tasks: new Map([...tasks, ...added.map((task) => [task.id, task] as const)]),
    anchor: from,
  });
}

export function selectTasks(tasks: readonly Task[]): void {
  useSelection.setState({ tasks: new Map(tasks.map((task) => [task.id, task])), anchor: null });
}

export function clearSelection(): void {
  useSelection.setState({ tasks: new Map(), anchor: null });
}

export function holdSelection(isHeld: boolean): void {
  useSelection.setState({ isHeld });
}

/** Takes the ticks from tasks that the list has lost: nothing is done to a task that nobody sees. */
export function dropLost(isThere: (taskId: string) => boolean): void {
  const { tasks, isHeld } = useSelection.getState();
  if (isHeld) return;
  const left = [...tasks].filter(([id]) => isThere(id));
  if (left.length < tasks.size) useSelection.setState({ tasks: new Map(left) });
}
