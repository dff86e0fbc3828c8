import { perOwner } from '@taskweave/base/perOwner';
import type { Task } from '@taskweave/engine-client/Task';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';

interface SelectionState {
  readonly tasks: ReadonlyMap<string, Task>;
  readonly anchor: number | null;
  readonly isHeld: boolean;
}

export class Selection {
  readonly store = createStore<SelectionState>()(() => ({ tasks: new Map(), anchor: null, isHeld: false }));

  get state(): SelectionState {
    return this.store.getState();
  }

  toggle(task: Task, row: number): void {
    const tasks = new Map(this.state.tasks);
    if (!tasks.delete(task.id)) tasks.set(task.id, task);
    this.store.setState({ tasks, anchor: row });
  }

  selectRange(row: number, at: (row: number) => Task | undefined): void {
    const { tasks, anchor } = this.state;
    const from = anchor ?? row;
    const rows = Array.from({ length: Math.abs(row - from) + 1 }, (_, index) => Math.min(from, row) + index);
    const added = rows.map(at).filter((task) => task !== undefined);
    this.store.setState({
      tasks: new Map([...tasks, ...added.map((task) => [task.id, task] as const)]),
      anchor: from,
    });
  }

  readonly select = (tasks: readonly Task[]): void => {
    this.store.setState({ tasks: new Map(tasks.map((task) => [task.id, task])), anchor: null });
  };

  readonly clear = (): void => this.select([]);

  /** Nobody can untick a task that has left the list. */
  drop(gone: ReadonlySet<string>): void {
    if (gone.size > 0) this.select([...this.state.tasks.values()].filter(({ id }) => !gone.has(id)));
  }

  hold(isHeld: boolean): void {
    this.store.setState({ isHeld });
  }

  /** Nothing may happen to a task that is not visible. */
  dropLost(isThere: (taskId: string) => boolean): void {
    const { tasks, isHeld } = this.state;
    if (isHeld) return;
    const left = [...tasks].filter(([id]) => isThere(id));
    if (left.length < tasks.size) this.store.setState({ tasks: new Map(left) });
  }
}

export const selectionOf = perOwner((_storage: PluginStorage) => new Selection());

export function useSelection(): Selection {
  return selectionOf(usePluginServices().storage);
}

export function useSelected<Part>(partOf: (state: SelectionState) => Part): Part {
  return useStore(useSelection().store, partOf);
}
