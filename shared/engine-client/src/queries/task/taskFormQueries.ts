import type { EngineClient } from '../../EngineClient';
import { getFormVariables, getRenderedForm, getTaskForm } from '../../resources/task/taskForm';
import { queriesIn, STALE } from '../queryKeys';

export function taskFormQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.formVariables);
  return {
    form: (id: string) => query(['form', id], (signal) => getTaskForm(client, id, signal), STALE.form),
    formVariables: (id: string, names?: readonly string[]) =>
      query(['form-variables', id, names ?? 'all'], (signal) =>
        getFormVariables(client, id, names ? { names, signal } : { signal }),
      ),
    renderedForm: (id: string) =>
      query(['rendered-form', id], (signal) => getRenderedForm(client, id, signal)),
  };
}
