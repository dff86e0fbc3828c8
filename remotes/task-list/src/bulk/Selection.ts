import { perOwner } from '@taskweave/base/perOwner';
import type { Task } from '@taskweave/engine-client/Task';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { createStore, useStore } from 'zustand';

interface SelectionState {
  /** The selected tasks by id, in the order of their selection. */
  readonly tasks: ReadonlyMap<string, Task>;
  /** Row that a range begins at; null while none was chosen. */
  readonly anchor: number | null;
  /** A bulk action asks about them, works on them, or shows its result: they stay selected although the list may lose them. */
  readonly isHeld: boolean;
}

/** Which tasks people have ticked in the list. Gone with the list that they were ticked in. */
export class Selection {
  readonly store = createStore<SelectionState>()(() => ({ tasks: new Map(), anchor: null, isHeld: false }));

  get state(): SelectionState {
    return this.store.getState();
  }

  /** Ticks a task, or takes the tick away; ranges begin at its row from now on. */
  toggle(task: Task, row: number): void {
    const tasks = new Map(this.state.tasks);
    if (!tasks.delete(task.id)) tasks.set(task.id, task);
    this.store.setState({ tasks, anchor: row });
  }

  /**
   * Ticks all tasks between the row where the last tick was set and this one; without such a row only this one.
   *
   * @param at gives the task of a row, as far as it is loaded
   */
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

  /** Nobody can take the tick from a task that the list no longer has. */
  drop(gone: ReadonlySet<string>): void {
    if (gone.size > 0) this.select([...this.state.tasks.values()].filter(({ id }) => !gone.has(id)));
  }

  hold(isHeld: boolean): void {
    this.store.setState({ isHeld });
  }

  /** Takes the ticks from tasks that the list has lost: nothing is done to a task that nobody sees. */
  dropLost(isThere: (taskId: string) => boolean): void {
    const { tasks, isHeld } = this.state;
    if (isHeld) return;
    const left = [...tasks].filter(([id]) => isThere(id));
    if (left.length < tasks.size) this.store.setState({ tasks: new Map(left) });
  }
}

/** Of a list. */
export const selectionOf = perOwner((_storage: PluginStorage) => new Selection());

export function useSelection(): Selection {
  return selectionOf(usePluginServices().storage);
}

/** What is selected, or a part of it; drawn again when that changes. */
export function useSelected<Part>(partOf: (state: SelectionState) => Part): Part {
  return useStore(useSelection().store, partOf);
}
