import type { EngineClient } from '../../EngineClient';
import type { TaskForm } from '../../resources/definition/form';
import { getFormVariables, getRenderedForm, getTaskForm } from '../../resources/task/taskForm';
import type { FormVariables } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

/** The form of a task, and what it begins with. */
export function taskFormQueries(client: EngineClient) {
  return {
    form: (id: string): EngineQuery<TaskForm> => ({
      queryKey: queryKey(client, 'task', 'form', id),
      queryFn: ({ signal }) => getTaskForm(client, id, signal),
      staleTime: STALE.form,
    }),
    /** All variables, or those named. */
    formVariables: (id: string, names?: readonly string[]): EngineQuery<FormVariables> => ({
      queryKey: queryKey(client, 'task', 'form-variables', id, names ?? 'all'),
      queryFn: ({ signal }) => getFormVariables(client, id, names ? { names, signal } : { signal }),
      staleTime: STALE.formVariables,
    }),
    renderedForm: (id: string): EngineQuery<string> => ({
      queryKey: queryKey(client, 'task', 'rendered-form', id),
      queryFn: ({ signal }) => getRenderedForm(client, id, signal),
      staleTime: STALE.formVariables,
    }),
  };
}
